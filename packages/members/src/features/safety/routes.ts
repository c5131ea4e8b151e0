import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadTranslations } from '../../platform/language/translations.ts'
import { defaultLayout } from '../../platform/layoutRoutes.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'

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
