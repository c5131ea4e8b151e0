import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { AuditPage } from './AuditPage.tsx'

export const auditRoutes = [
  createRoute({ path: '/audit', getParentRoute: () => loggedInLayout, component: AuditPage }),
] as const
