import { createRoute } from '@tanstack/react-router'
import { workLayout } from '../../platform/routes.ts'
import { AppealsPage, ComplaintsPage } from './ComplaintsPage.tsx'

export const complaintRoutes = [
  createRoute({ path: '/complaints', getParentRoute: () => workLayout, component: ComplaintsPage }),
  createRoute({ path: '/appeals', getParentRoute: () => workLayout, component: AppealsPage }),
] as const
