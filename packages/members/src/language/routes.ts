import { localeSchema } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'

const searchSchema = z.object({
  /** A language to switch to at once. */
  to: localeSchema.optional().catch(undefined),
})

export const languageRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/lang-config',
    validateSearch: searchSchema,
    component: lazyScreen(() => import('./LanguageScreen.tsx'), 'LanguageScreen'),
  }),
] as const
