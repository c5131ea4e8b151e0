import { createRoute } from '@tanstack/react-router'
import { emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'

export const languageRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/lang-config',
    component: lazyScreen(() => import('./LanguageScreen.tsx'), 'LanguageScreen'),
  }),
] as const
