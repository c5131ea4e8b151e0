import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { BrandsPage } from './BrandsPage.tsx'

export const brandRoutes = [
  createRoute({ path: '/brands', getParentRoute: () => loggedInLayout, component: BrandsPage }),
] as const
