import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { emptyLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { nextSchema } from '../../navigation/nextSchema.ts'
import { visitorsOnly } from '../session/guards.ts'

const searchSchema = z.object({
  /** Path to open after the login. */
  next: nextSchema,
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
