import { createRoute } from '@tanstack/react-router'
import { defaultLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'

export const activateRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate/done',
    component: lazyScreen(() => import('./ActivateScreens.tsx'), 'ActivateDoneScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate/error',
    component: lazyScreen(() => import('./ActivateScreens.tsx'), 'ActivateErrorScreen'),
  }),
] as const
