import { createRoute } from '@tanstack/react-router'
import { workLayout } from '../../platform/routes.ts'
import { PhotosPage } from './PhotosPage.tsx'

export const photoRoutes = [
  createRoute({ path: '/photos', getParentRoute: () => workLayout, component: PhotosPage }),
] as const
