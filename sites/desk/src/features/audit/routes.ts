import { createRoute } from '@tanstack/react-router'
import { workLayout } from '../../platform/routes.ts'
import { AuditPage } from './AuditPage.tsx'

export const auditRoutes = [
  createRoute({ path: '/audit', getParentRoute: () => workLayout, component: AuditPage }),
] as const
