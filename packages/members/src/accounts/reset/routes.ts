import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { emptyLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'

const searchSchema = z.object({
  /** From the link of the e-mail. */
  token: z.coerce.string().optional().catch(undefined),
})

export const resetRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/reset-password',
    component: lazyScreen(() => import('./ResetRequestScreen.tsx'), 'ResetRequestScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/reset-password/do',
    validateSearch: searchSchema,
    component: lazyScreen(() => import('./ResetScreen.tsx'), 'ResetScreen'),
  }),
] as const
