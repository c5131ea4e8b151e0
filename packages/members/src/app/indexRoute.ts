import { createRoute, redirect } from '@tanstack/react-router'
import { membersOnly } from '../accounts/session/guards.ts'
import { rootRoute } from './layouts.ts'

/** The home of members is the people; a visitor has the site's own page there. */
export const indexRoute = createRoute({
  path: '/',
  getParentRoute: () => rootRoute,
  beforeLoad: async (given) => {
    await membersOnly(given)
    throw redirect({ to: '/members' })
  },
})
