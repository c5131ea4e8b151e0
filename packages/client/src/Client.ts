import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, use } from 'react'
import type { Outbox } from './chat/outbox.ts'
import type { Typing } from './chat/typing.ts'
import type { Drafts } from './chat/unsent.ts'
import type { ServerClock } from './core/clock.ts'
import type { Store } from './core/store.ts'
import type { Api } from './http/createApi.ts'
import type { Live } from './notifications/live.ts'
import type { Push } from './notifications/push.ts'

/** The API client with its cache, live updates and unsent messages. */
export interface Client {
  readonly api: Api
  readonly cache: QueryClient
  readonly clock: ServerClock
  readonly outbox: Outbox
  readonly drafts: Drafts
  readonly typing: Typing
  readonly live: Live
  readonly polling: Polling
  readonly push: Push
  /** True after the server ended the session, until the next login. */
  readonly sessionLost: Store<boolean>
  /** Shows nothing of the member any more; what they had not sent stays on this device. */
  loseSession(): void
  /** Removes the data of the member who was logged in from this device. */
  clear(): void
}

/** Fallback for live events: refetches the member, chats, likes and the open conversation at intervals. */
export interface Polling {
  start(options?: { readonly hasPush?: boolean }): void
  stop(): void
}

const ClientContext = createContext<Client | null>(null)

/** Provides the client and its cache to the components inside. */
export function ClientProvider({
  client,
  children,
}: {
  readonly client: Client
  readonly children: ReactNode
}) {
  return createElement(
    ClientContext,
    { value: client },
    createElement(QueryClientProvider, { client: client.cache }, children),
  )
}

export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient needs a ClientProvider above it')
  return client
}
