import { signupStepSchema } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { defaultLayout, emptyLayout } from '../../app/layouts.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { loadTranslations } from '../../language/translations.ts'
import { membersOnly } from '../session/guards.ts'

const searchSchema = z.object({
  /** A finished step that is opened again. */
  step: signupStepSchema.optional().catch(undefined),
})

export const signupRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/signup',
    validateSearch: searchSchema,
    loader: loadTranslations('attributes'),
    component: lazyScreen(() => import('./SignupScreen.tsx'), 'SignupScreen'),
  }),
] as const

export const signupMatchesRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/signup/matches',
    beforeLoad: membersOnly,
    loader: loadTranslations('people'),
    component: lazyScreen(() => import('./SignupMatchesScreen.tsx'), 'SignupMatchesScreen'),
  }),
] as const
