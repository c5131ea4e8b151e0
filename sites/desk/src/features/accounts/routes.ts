import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { MemberPage } from './MemberPage.tsx'

export const accountRoutes = [
  createRoute({ path: '/accounts', getParentRoute: () => loggedInLayout, component: AccountsPage }),
  createRoute({
    path: '/accounts/$brand/$member',
    getParentRoute: () => loggedInLayout,
    component: MemberPage,
  }),
] as const
