import { createRoute } from '@tanstack/react-router'
import { membersOnly } from '../accounts/session/guards.ts'
import { defaultLayout } from '../app/layouts.ts'
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
