import { localeCodes } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { membersOnly } from '../accounts/session.ts'
import { defaultLayout, emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'
import { searchParam } from '../navigation/searchParam.ts'

const settingsSearch = z.object({
  /** The link of a mail led to a copy of the data that is no longer there. */
  export: searchParam(z.literal('gone')),
})

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings',
    validateSearch: settingsSearch,
    beforeLoad: membersOnly,
    loader: loadTranslations('settings'),
    component: lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings/visible',
    beforeLoad: membersOnly,
    loader: loadTranslations('settings'),
    component: lazyScreen(() => import('./visible/VisibleScreen.tsx'), 'VisibleScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings/delete',
    beforeLoad: membersOnly,
    loader: loadTranslations('settings', 'credits'),
    component: lazyScreen(() => import('../accounts/deletion/DeleteScreen.tsx'), 'DeleteScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/notifications',
    beforeLoad: membersOnly,
    loader: loadTranslations('settings'),
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
