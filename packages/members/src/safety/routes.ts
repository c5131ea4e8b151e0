import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'
import { searchParam } from '../navigation/searchParam.ts'

const searchSchema = z.object({
  /** The case to show. */
  number: searchParam(z.coerce.string()),
  /** From the link of the receipt; opens the case without an account. */
  key: searchParam(z.coerce.string()),
  /** Shows the form for a new report. */
  report: searchParam(z.literal('service')),
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
