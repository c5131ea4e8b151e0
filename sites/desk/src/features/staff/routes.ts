import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { StaffPage } from './StaffPage.tsx'

export const staffRoutes = [
  createRoute({ path: '/staff', getParentRoute: () => loggedInLayout, component: StaffPage }),
] as const
