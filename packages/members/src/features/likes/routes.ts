import { matchFinderQuery, swipeGameQuery } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData, type ScreenVisit } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { defaultLayout } from '../../platform/layoutRoutes.ts'
import { pathParams } from '../../platform/navigation/pathParams.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../platform/session.ts'
import { likeKinds } from './likeKinds.ts'

export const likeRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/likes',
    beforeLoad: membersOnly,
    loader: translationsLoader('people', 'attributes'),
    component: lazyScreen(() => import('./LikesPage.tsx'), 'LikesScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/likes/$type',
    ...pathParams(z.object({ type: z.enum(likeKinds) })),
    beforeLoad: membersOnly,
    loader: translationsLoader('people', 'attributes'),
    component: lazyScreen(() => import('./LikesPage.tsx'), 'LikesTypeScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/swipe-game',
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('games', 'people'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(swipeGameQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./swipe/SwipeGameScreen.tsx'), 'SwipeGameScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/match-finder',
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('games', 'people', 'attributes'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(matchFinderQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./matchFinder/MatchFinderScreen.tsx'), 'MatchFinderScreen'),
  }),
] as const
