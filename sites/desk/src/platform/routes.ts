import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { DeskApi } from './api.ts'
import type { Decisions } from './decisions.ts'
import type { Texts } from './language/texts.ts'
import { sessionQuery } from './session.ts'
import type { SettingsStore } from './settings/deskSettings.ts'

/** What every page of the desk can use. */
export interface DeskContext {
  readonly api: DeskApi
  readonly cache: QueryClient
  readonly decisions: Decisions
  readonly settings: SettingsStore
  readonly texts: Texts
}

export const rootRoute = createRootRouteWithContext<DeskContext>()()

/** The pages behind the login, in one frame. */
export const loggedInLayout = createRoute({
  id: 'work',
  getParentRoute: () => rootRoute,
  beforeLoad: async ({ context: { api, cache }, location }) => {
    const session = await cache.ensureQueryData(sessionQuery(api))
    if (!session) throw redirect({ to: '/login', search: { next: location.pathname } })
    const isSecurity = location.pathname === '/security'
    if (session.second_factor_needed && !isSecurity) throw redirect({ to: '/security' })
    return { session }
  },
})
