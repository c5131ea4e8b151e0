import { startSession, userQuery } from '@bouquet/client'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { rememberLogin } from '../features/accounts/rememberLogin.ts'
import type { MembersAreaParts } from './MembersArea.tsx'

/**
 * Starts and stops the session's services, and redirects to the login when the session is lost.
 * @param shown resolves once the screen is drawn: an earlier live event would make it differ from what the server has
 * drawn
 */
export function syncSession(
  { client, router }: Pick<MembersAreaParts, 'client' | 'router'>,
  shown?: Promise<void>,
): void {
  let member: string | null = null
  let end = () => {}

  const follow = () => {
    const user = client.cache.getQueryData(userQuery(client).queryKey)
    const id = user?.id ?? null
    if (user === undefined) return
    rememberLogin(deviceStorage(), id !== null)
    if (id === member) return
    end()
    member = id
    end = id ? startSession(client, id, shown) : () => {}
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
