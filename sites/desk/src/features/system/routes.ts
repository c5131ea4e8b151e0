import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { SystemPage } from './SystemPage.tsx'

export const systemRoutes = [
  createRoute({ path: '/system', getParentRoute: () => loggedInLayout, component: SystemPage }),
] as const
