import type { QueryClient } from '@tanstack/react-query'
import type { Drafts } from './chat/drafts.ts'
import type { Outbox } from './chat/outbox.ts'
import type { Typing } from './chat/typing.ts'
import type { ServerClock } from './core/clock.ts'
import type { Store } from './core/store.ts'
import type { Api } from './http/createApi.ts'
import type { Live } from './notifications/live.ts'

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
  readonly sessionLost: Store<boolean>
  /** Drops, on this device, all that belonged to the member who was logged in. */
  clear(): void
}

/** The safety net under live events: the member, chats, likes and the open conversation are fetched again and again. */
export interface Polling {
  start(options?: { readonly hasPush?: boolean }): void
  stop(): void
}
