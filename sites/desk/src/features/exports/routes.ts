import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { ExportsPage } from './ExportsPage.tsx'

export const exportRoutes = [
  createRoute({ path: '/exports', getParentRoute: () => loggedInLayout, component: ExportsPage }),
] as const
