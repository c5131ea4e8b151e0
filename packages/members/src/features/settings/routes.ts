import { brandVisibilityQuery, deletionOfferQuery } from '@bouquet/client'
import { localeCodes } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData, type ScreenVisit } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { defaultLayout, emptyLayout } from '../../platform/layoutRoutes.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../platform/session.ts'

const settingsSearch = z.object({
  /** Why a mailed link led to no copy of the data: it is gone, or belongs to another account. */
  export: searchParam(z.enum(['gone', 'other'])),
})

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings',
    validateSearch: settingsSearch,
    beforeLoad: membersOnly,
    loader: translationsLoader('settings'),
    component: lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings/visible',
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('settings'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(brandVisibilityQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./visible/VisibleScreen.tsx'), 'VisibleScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings/delete',
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('settings', 'credits'),
      loadData(({ context: { client } }: ScreenVisit) => [
        client.cache.prefetchQuery(deletionOfferQuery(client)),
      ]),
    ),
    component: lazyScreen(() => import('./deletion/DeleteScreen.tsx'), 'DeleteScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/notifications',
    beforeLoad: membersOnly,
    loader: translationsLoader('settings'),
    component: lazyScreen(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen'),
  }),
] as const

const searchSchema = z.object({
  /** A language to switch to at once. */
  to: searchParam(z.enum(localeCodes)),
})

export const languageRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/lang-config',
    validateSearch: searchSchema,
    component: lazyScreen(() => import('./LanguageScreen.tsx'), 'LanguageScreen'),
  }),
] as const
