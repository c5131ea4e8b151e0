import { createRoute } from '@tanstack/react-router'
import { loggedInLayout } from '../../platform/routes.ts'
import { PhotosPage } from './PhotosPage.tsx'

export const photoRoutes = [
  createRoute({ path: '/photos', getParentRoute: () => loggedInLayout, component: PhotosPage }),
] as const
