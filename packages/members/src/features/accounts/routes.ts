import { memberIdSchema } from '@bouquet/client'
import { signupSteps } from '@bouquet/contract'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { translationsLoader } from '../../platform/language/translations.ts'
import { defaultLayout, emptyLayout } from '../../platform/layoutRoutes.ts'
import { pathParams } from '../../platform/navigation/pathParams.ts'
import { nextSchema } from '../../platform/navigation/paths.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly, visitorsOnly } from '../../platform/session.ts'
import { loadSettings } from '../../platform/settings/loadSettings.ts'

const loginSearch = z.object({
  /** Path to open after the login. */
  next: nextSchema,
  /** The server ended the session. */
  lost: searchParam(z.boolean()),
})

export const loginRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/login',
    validateSearch: loginSearch,
    beforeLoad: ({ context, search }) => visitorsOnly({ context, next: search.next }),
    component: lazyScreen(() => import('./login/LoginScreen.tsx'), 'LoginScreen'),
  }),
] as const

const tokenSearch = z.object({
  /** From the link of the e-mail. */
  token: searchParam(z.coerce.string()),
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
    validateSearch: tokenSearch,
    component: lazyScreen(() => import('./reset/ResetScreen.tsx'), 'ResetScreen'),
  }),
] as const

export const mailedLinkRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/mail-change/do',
    validateSearch: tokenSearch,
    loader: translationsLoader('settings'),
    component: lazyScreen(() => import('./mailChange/MailChangeScreen.tsx'), 'MailChangeScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/account-deleted',
    validateSearch: tokenSearch,
    loader: translationsLoader('settings'),
    component: lazyScreen(
      () => import('./deletion/AccountDeletedScreen.tsx'),
      'AccountDeletedScreen',
    ),
  }),
] as const

export const activateRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate',
    validateSearch: tokenSearch,
    component: lazyScreen(() => import('./activate/ActivateScreen.tsx'), 'ActivateScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate/done',
    validateSearch: tokenSearch,
    component: lazyScreen(() => import('./activate/ActivateScreens.tsx'), 'ActivateDoneScreen'),
  }),
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/activate/error',
    component: lazyScreen(() => import('./activate/ActivateScreens.tsx'), 'ActivateErrorScreen'),
  }),
] as const

const completeSearch = z.object({
  /** Token from the link of the e-mail. */
  api_signup_complete: searchParam(z.coerce.string()),
})

const signupSearch = z.object({
  /** A finished step that is opened again. */
  step: searchParam(z.enum(signupSteps)),
})

export const signupRoutes = [
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/signup',
    validateSearch: signupSearch,
    loader: (given) => Promise.all([translationsLoader('attributes')(given), loadSettings(given)]),
    component: lazyScreen(() => import('./signup/SignupScreen.tsx'), 'SignupScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/members/$id/signup',
    ...pathParams(z.object({ id: memberIdSchema })),
    beforeLoad: ({ context, params }) => visitorsOnly({ context, next: `/members/${params.id}` }),
    loader: loadSettings,
    component: lazyScreen(() => import('./signup/FirstMessageScreen.tsx'), 'FirstMessageScreen'),
  }),
  createRoute({
    getParentRoute: () => emptyLayout,
    path: '/complete-signup',
    validateSearch: completeSearch,
    loader: loadSettings,
    component: lazyScreen(
      () => import('./signup/CompleteSignupScreen.tsx'),
      'CompleteSignupScreen',
    ),
  }),
] as const

export const signupMatchesRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/signup/matches',
    beforeLoad: membersOnly,
    loader: translationsLoader('people'),
    component: lazyScreen(() => import('./signup/SignupMatchesScreen.tsx'), 'SignupMatchesScreen'),
  }),
] as const
