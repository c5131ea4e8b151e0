import { createRoute } from '@tanstack/react-router'
import { workLayout } from '../../platform/routes.ts'
import { StaffPage } from './StaffPage.tsx'

export const staffRoutes = [
  createRoute({ path: '/staff', getParentRoute: () => workLayout, component: StaffPage }),
] as const
