import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { MessagesPage } from './MessagesPage.tsx'

export const messageRoutes = [
  createRoute({ path: '/messages', getParentRoute: () => loggedInLayout, component: MessagesPage }),
] as const
