import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loggedInLayout, rootRoute } from '../../platform/routes.ts'
import { sessionQuery } from '../../platform/session.ts'
import { InvitationPage } from './InvitationPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { SecurityPage } from './SecurityPage.tsx'

const searchSchema = z.object({
  /** Path of the page that opens after the login. */
  next: z.catch(z.optional(z.string().check(z.regex(/^\/[\w/-]*$/))), undefined),
  /** Why somebody stands before the login again. */
  left: z.catch(z.optional(z.enum(['ended', 'idle'])), undefined),
})

const loginRoute = createRoute({
  path: '/login',
  getParentRoute: () => rootRoute,
  validateSearch: (search) => z.parse(searchSchema, search),
  beforeLoad: async ({ context: { api, cache } }) => {
    if (await cache.ensureQueryData(sessionQuery(api))) throw redirect({ to: '/' })
  },
  component: LoginPage,
})

/** The token is behind the `#`, so that no server sees it. */
const invitationRoute = createRoute({
  path: '/invitation',
  getParentRoute: () => rootRoute,
  component: InvitationPage,
})

const securityRoute = createRoute({
  path: '/security',
  getParentRoute: () => loggedInLayout,
  component: SecurityPage,
})

export const loginRoutes = [loginRoute, invitationRoute] as const
export const securityRoutes = [securityRoute] as const
