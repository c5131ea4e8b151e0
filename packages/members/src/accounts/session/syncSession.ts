import { type Client, startSession, userQuery } from '@bouquet/client'
import type { AppRouter } from '../../app/router.ts'

/** Starts and stops the session's services, and redirects to the login when the session is lost. */
export function syncSession(client: Client, router: AppRouter): void {
  let member: string | null = null
  let end = () => {}

  const follow = () => {
    const user = client.cache.getQueryData(userQuery(client).queryKey)
    const id = user?.id ?? null
    if (user === undefined || id === member) return
    end()
    member = id
    end = id ? startSession(client, id) : () => {}
  }
  client.cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === 'user') follow()
  })
  follow()

  client.sessionLost.subscribe(() => {
    if (!client.sessionLost.get()) return
    const next = router.state.location.href
    void router.navigate({ to: '/login', search: { next, lost: true }, replace: true })
  })
}
