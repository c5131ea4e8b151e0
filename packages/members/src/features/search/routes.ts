import { memberIdSchema, memberQuery } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { type AppContext, defaultLayout, landerLayout } from '../../platform/layoutRoutes.ts'
import { pathParams } from '../../platform/navigation/pathParams.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../platform/session.ts'
import { loadSettings } from '../../platform/settings/loadSettings.ts'
import { arrive } from './landing/arrive.ts'
import { prefetchResults } from './prefetchResults.ts'
import { resumeLastSearch } from './resumeLastSearch.ts'
import { searchParamsSchema } from './searchParams.ts'

export const searchRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members',
    validateSearch: searchParamsSchema,
    beforeLoad: resumeLastSearch,
    loader: loadBoth(translationsLoader('people', 'attributes'), loadData(prefetchResults)),
    component: lazyScreen(() => import('./SearchScreen.tsx'), 'SearchScreen'),
  }),
] as const

interface MemberVisit {
  readonly context: AppContext
  readonly params: { readonly id: string }
}

const prefetchMember = ({ context: { client }, params: { id } }: MemberVisit) => [
  client.cache.prefetchQuery(memberQuery(client, id)),
]

export const memberRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members/$id',
    ...pathParams(z.object({ id: memberIdSchema })),
    loader: loadBoth(translationsLoader('people', 'attributes'), loadData(prefetchMember)),
    component: lazyScreen(() => import('./member/MemberPage.tsx'), 'MemberScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/likes/m/$id',
    ...pathParams(z.object({ id: memberIdSchema })),
    beforeLoad: membersOnly,
    loader: loadBoth(translationsLoader('people', 'attributes'), loadData(prefetchMember)),
    component: lazyScreen(() => import('./member/MemberPage.tsx'), 'LikedByScreen'),
  }),
] as const

const loadLanding = (given: Parameters<typeof loadSettings>[0]) =>
  Promise.all([translationsLoader('people', 'attributes', 'chat')(given), loadSettings(given)])

export const landingRoutes = [
  createRoute({
    getParentRoute: () => landerLayout,
    path: '/members/$id/landing',
    ...pathParams(z.object({ id: memberIdSchema })),
    beforeLoad: arrive,
    loader: loadLanding,
    component: lazyScreen(() => import('./landing/ClassicLanding.tsx'), 'ClassicLanding'),
  }),
  createRoute({
    getParentRoute: () => landerLayout,
    path: '/members/$id/landing2/{-$slug}',
    ...pathParams(z.object({ id: memberIdSchema })),
    beforeLoad: arrive,
    loader: loadLanding,
    component: lazyScreen(() => import('./landing/StoryLanding.tsx'), 'StoryLanding'),
  }),
  createRoute({
    getParentRoute: () => landerLayout,
    path: '/members/$id/landing3/{-$slug}',
    ...pathParams(z.object({ id: memberIdSchema })),
    beforeLoad: arrive,
    loader: loadLanding,
    component: lazyScreen(() => import('./landing/ChatLanding.tsx'), 'ChatLanding'),
  }),
] as const
