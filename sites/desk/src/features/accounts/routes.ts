import { createRoute } from '@tanstack/react-router'
import { workLayout } from '../../platform/routes.ts'
import { AccountsPage } from './AccountsPage.tsx'

export const accountRoutes = [
  createRoute({ path: '/accounts', getParentRoute: () => workLayout, component: AccountsPage }),
] as const
