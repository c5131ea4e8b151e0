import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { visitorsOnly } from '../session/guards.ts'

const searchSchema = z.object({
  /** Where the visitor was going; only addresses of this site are followed. */
  next: z
    .string()
    .regex(/^\/(?!\/)/)
    .optional()
    .catch(undefined),
  /** The server ended the session. */
  lost: z.boolean().optional().catch(undefined),
})

export const loginRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/login',
    validateSearch: searchSchema,
    beforeLoad: visitorsOnly,
    component: lazyScreen(() => import('./LoginScreen.tsx'), 'LoginScreen'),
  }),
] as const
