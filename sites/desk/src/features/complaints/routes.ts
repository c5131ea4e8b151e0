import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { AppealsPage, ComplaintsPage } from './ComplaintsPage.tsx'

export const complaintRoutes = [
  createRoute({
    path: '/complaints',
    getParentRoute: () => loggedInLayout,
    component: ComplaintsPage,
  }),
  createRoute({ path: '/appeals', getParentRoute: () => loggedInLayout, component: AppealsPage }),
] as const
