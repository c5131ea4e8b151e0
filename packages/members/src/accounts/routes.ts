import { signupStepSchema } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { defaultLayout, emptyLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'
import { nextSchema } from '../navigation/paths.ts'
import { membersOnly, visitorsOnly } from './session.ts'

const loginSearch = z.object({
  /** Path to open after the login. */
  next: nextSchema,
  /** The server ended the session. */
  lost: z.boolean().optional().catch(undefined),
})

export const loginRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/login',
    validateSearch: loginSearch,
    beforeLoad: visitorsOnly,
    component: lazyScreen(() => import('./login/LoginScreen.tsx'), 'LoginScreen'),
  }),
] as const

const resetSearch = z.object({
  /** From the link of the e-mail. */
  token: z.coerce.string().optional().catch(undefined),
})

export const resetRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/reset-password',
    component: lazyScreen(() => import('./reset/ResetRequestScreen.tsx'), 'ResetRequestScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/reset-password/do',
    validateSearch: resetSearch,
    component: lazyScreen(() => import('./reset/ResetScreen.tsx'), 'ResetScreen'),
  }),
] as const

export const activateRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate/done',
    component: lazyScreen(() => import('./activate/ActivateScreens.tsx'), 'ActivateDoneScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate/error',
    component: lazyScreen(() => import('./activate/ActivateScreens.tsx'), 'ActivateErrorScreen'),
  }),
] as const

const signupSearch = z.object({
  /** A finished step that is opened again. */
  step: signupStepSchema.optional().catch(undefined),
})

export const signupRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/signup',
    validateSearch: signupSearch,
    loader: loadTranslations('attributes'),
    component: lazyScreen(() => import('./signup/SignupScreen.tsx'), 'SignupScreen'),
  }),
] as const

export const signupMatchesRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/signup/matches',
    beforeLoad: membersOnly,
    loader: loadTranslations('people'),
    component: lazyScreen(() => import('./signup/SignupMatchesScreen.tsx'), 'SignupMatchesScreen'),
  }),
] as const
