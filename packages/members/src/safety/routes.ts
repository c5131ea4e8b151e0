import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'

const searchSchema = z.object({
  /** The case to show. */
  number: z.coerce.string().optional().catch(undefined),
  /** From the link of the receipt; opens the case without an account. */
  key: z.coerce.string().optional().catch(undefined),
  /** Shows the form for a new report. */
  report: z.literal('service').optional().catch(undefined),
})

export const complaintRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/complaints',
    validateSearch: searchSchema,
    loader: loadTranslations('safety'),
    component: lazyScreen(() => import('./ComplaintsScreen.tsx'), 'ComplaintsScreen'),
  }),
] as const
