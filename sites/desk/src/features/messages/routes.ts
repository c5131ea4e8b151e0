import { createRoute } from '@tanstack/react-router'
import { workLayout } from '../../platform/routes.ts'
import { MessagesPage } from './MessagesPage.tsx'

export const messageRoutes = [
  createRoute({ path: '/messages', getParentRoute: () => workLayout, component: MessagesPage }),
] as const
