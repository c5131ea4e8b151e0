import { QueryClient } from '@tanstack/react-query'
import { keepUser } from './accounts/accounts.ts'
import type { Client } from './Client.ts'
import { createDrafts } from './chat/drafts.ts'
import { createOutbox } from './chat/outbox.ts'
import { keepSent } from './chat/thread.ts'
import { createTyping } from './chat/typing.ts'
import { walletOf } from './chat/wallet.ts'
import { createServerClock } from './core/clock.ts'
import { watched } from './core/watched.ts'
import { type ApiOptions, createApi } from './http/createApi.ts'
import { createLive } from './notifications/live.ts'
import { createPolling } from './notifications/polling.ts'

export interface ClientOptions extends Pick<ApiOptions, 'fetch' | 'origin'> {
  /** Where drafts and unsent messages survive a reload; `localStorage` in a browser. */
  readonly storage: Storage
  readonly openEvents?: (address: string) => EventSource
}

export function createClient({ storage, openEvents, ...options }: ClientOptions): Client {
  const sessionLost = watched(false)
  const cache = new QueryClient({
    defaultOptions: {
      // The calls themselves are repeated where that is safe, so a failed query has failed.
      queries: { retry: false, staleTime: 10_000 },
      mutations: { retry: false },
    },
  })
  const clock = createServerClock()
  const api = createApi({
    ...options,
    onDate: clock.note,
    onSessionLost: () => {
      cache.clear()
      keepUser(cache, { user: null })
      sessionLost.set(true)
    },
  })
  const outbox = createOutbox({
    api,
    storage,
    wallet: walletOf(cache),
    onSent: (sent, to) => keepSent(cache, sent, to),
  })
  const drafts = createDrafts(storage)
  const typing = createTyping()
  const live = createLive({ cache, outbox, typing, ...(openEvents && { open: openEvents }) })
  const polling = createPolling({ api, cache })

  return {
    api,
    cache,
    clock,
    outbox,
    drafts,
    typing,
    live,
    polling,
    sessionLost,
    forget() {
      outbox.forget()
      drafts.forget()
      cache.clear()
      keepUser(cache, { user: null })
    },
  }
}
