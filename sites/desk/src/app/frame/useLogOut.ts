import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useApi } from '../../platform/api.ts'
import { useDecisions } from '../../platform/DecisionsContext.ts'
import { sessionQuery } from '../../platform/session.ts'

/** Why somebody stands before the login again. */
export type LogoutReason = 'ended' | 'idle'

/**
 * Sends what was decided, ends the login and forgets what the page knows. After a pause the same page opens again with
 * the next login.
 */
export function useLogOut() {
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const decisions = useDecisions()
  return async ({ left }: { readonly left?: LogoutReason }) => {
    const next = left && router.state.location.pathname
    await decisions.sendAll()
    cache.setQueryData(sessionQuery(api).queryKey, null)
    // Without a connection the page forgets all the same; the login ends by itself.
    await api.request('deskSignOut').catch(() => undefined)
    cache.clear()
    cache.setQueryData(sessionQuery(api).queryKey, null)
    await navigate({ to: '/login', search: { ...(next && { next }), ...(left && { left }) } })
  }
}
