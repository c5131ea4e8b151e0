import { QueryClient } from '@tanstack/react-query'
import { keepUser } from './accounts/accounts.ts'
import { createDrafts, type Drafts } from './chat/drafts.ts'
import { createOutbox, type Outbox } from './chat/outbox.ts'
import { keepSent } from './chat/thread.ts'
import { createTyping, type Typing } from './chat/typing.ts'
import { walletOf } from './chat/wallet.ts'
import { createServerClock, type ServerClock } from './core/clock.ts'
import { type Watched, watched } from './core/watched.ts'
import { type Api, type ApiOptions, createApi } from './http/createApi.ts'
import { createLive, type Live } from './notifications/live.ts'
import { createPolling, type Polling } from './notifications/polling.ts'

/** Everything that the members area knows of the server, and what it still has to tell it. */
export interface Client {
  readonly api: Api
  readonly cache: QueryClient
  readonly clock: ServerClock
  readonly outbox: Outbox
  readonly drafts: Drafts
  readonly typing: Typing
  readonly live: Live
  readonly polling: Polling
  /** True from the moment the server ended a session until somebody logs in. */
  readonly sessionLost: Watched<boolean>
  /** Drops, on this device, all that belonged to the member who was logged in. */
  forget(): void
}

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
