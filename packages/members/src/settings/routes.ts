import { localeSchema } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { membersOnly } from '../accounts/session.ts'
import { defaultLayout, emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings',
    beforeLoad: membersOnly,
    loader: loadTranslations('settings'),
    component: lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
  }),
] as const

const searchSchema = z.object({
  /** A language to switch to at once. */
  to: localeSchema.optional().catch(undefined),
})

export const languageRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/lang-config',
    validateSearch: searchSchema,
    component: lazyScreen(() => import('./LanguageScreen.tsx'), 'LanguageScreen'),
  }),
] as const
