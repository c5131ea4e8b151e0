import { createRoute } from '@tanstack/react-router'
import { emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'

export const resetRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/reset-password',
    component: lazyScreen(() => import('./ResetRequestScreen.tsx'), 'ResetRequestScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/reset-password/do',
    component: lazyScreen(() => import('./ResetScreen.tsx'), 'ResetScreen'),
  }),
] as const
