import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loggedInLayout } from '../../platform/routes.ts'
import { figureSearchSchema } from './figureSearch.ts'

export const figureRoutes = [
  createRoute({
    path: '/figures',
    getParentRoute: () => loggedInLayout,
    validateSearch: (search) => z.parse(figureSearchSchema, search),
    // With its chart, which no other page needs.
    component: lazyRouteComponent(() => import('./FiguresPage.tsx'), 'FiguresPage'),
  }),
] as const
