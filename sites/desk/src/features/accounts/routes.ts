import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { AccountsPage } from './AccountsPage.tsx'

export const accountRoutes = [
  createRoute({ path: '/accounts', getParentRoute: () => loggedInLayout, component: AccountsPage }),
] as const
