import { createRoute } from '@tanstack/react-router'
import { defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { wordsFor } from '../language/wordsFor.ts'
import { membersOnly } from '../session/guards.ts'

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/settings',
    beforeLoad: membersOnly,
    loader: wordsFor('settings'),
    component: lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
  }),
] as const
