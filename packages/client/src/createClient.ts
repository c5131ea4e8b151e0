import { QueryClient } from '@tanstack/react-query'
import { setUser, userQuery } from './accounts/accounts.ts'
import { forgetMember } from './accounts/forgetMember.ts'
import type { Client } from './Client.ts'
import { createOutbox } from './chat/outbox.ts'
import { addSentMessage } from './chat/thread.ts'
import { createTyping } from './chat/typing.ts'
import { createDrafts } from './chat/unsent.ts'
import { createWallet } from './chat/wallet.ts'
import { createServerClock } from './core/clock.ts'
import { createStore } from './core/store.ts'
import { type ApiOptions, createApi } from './http/createApi.ts'
import { createLive } from './notifications/live.ts'
import { createPolling } from './notifications/polling.ts'
import { createPush } from './notifications/push.ts'
import { browserPush } from './notifications/pushDevice.ts'

export interface ClientOptions extends Pick<ApiOptions, 'fetch' | 'origin' | 'onUnreachable'> {
  /** Storage for drafts and unsent messages; `deviceStorage()` in a browser. */
  readonly storage: Storage
  readonly openEvents?: (address: string) => EventSource
}

export function createClient({ storage, openEvents, ...options }: ClientOptions): Client {
  const sessionLost = createStore(false)
  const cache = new QueryClient({
    defaultOptions: {
      // The API client retries calls that are safe to repeat, so queries do not.
      // Offline, the service worker answers with what was read before.
      queries: { retry: false, staleTime: 10_000, networkMode: 'offlineFirst' },
      mutations: { retry: false },
    },
  })
  const clock = createServerClock()
  const loseSession = () => {
    cache.clear()
    setUser(cache, { user: null })
    sessionLost.set(true)
  }
  const api = createApi({ ...options, onDate: clock.sync, onSessionLost: loseSession })
  const outbox = createOutbox({
    api,
    storage,
    wallet: createWallet(cache),
    onSent: (sent, to) => addSentMessage(cache, sent, to),
  })
  const drafts = createDrafts(storage)
  const typing = createTyping({ api })
  const live = createLive({ cache, outbox, typing, ...(openEvents && { open: openEvents }) })
  const polling = createPolling({ api, cache })
  const push = createPush({ api, cache, polling, storage, device: browserPush() })

  return {
    api,
    cache,
    clock,
    outbox,
    drafts,
    typing,
    live,
    polling,
    push,
    sessionLost,
    loseSession,
    clear() {
      const member = cache.getQueryData(userQuery({ api }).queryKey)?.id
      outbox.clear()
      drafts.clear()
      if (member !== undefined) forgetMember(storage, member)
      cache.clear()
      setUser(cache, { user: null })
    },
  }
}
