import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, use } from 'react'
import type { Client } from './Client.ts'

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
