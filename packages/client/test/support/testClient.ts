import { memoryStorage } from '@bouquet/contract/deviceStorage'
import type { MutationOptions } from '@tanstack/react-query'
import { vi } from 'vitest'
import { createClient } from '../../src/createClient.ts'
import { stubServer } from './stubServer.ts'

/** A client of a server that answers in place of the network, with what a page does to it. */
export function testClient(reply: Parameters<typeof stubServer>[0] = () => ({ ok: true })) {
  const server = stubServer(reply)
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
  })
  const { cache } = client
  return {
    client,
    cache,
    server,
    /** Makes a change as a screen does, and lets the pauses between its tries pass where the clock is a fake one. */
    async change<Data, Variables, Context>(
      options: MutationOptions<Data, Error, Variables, Context>,
      variables: Variables,
    ): Promise<Data> {
      const change = cache.getMutationCache().build(cache, options).execute(variables)
      change.catch(() => undefined)
      if (vi.isFakeTimers()) await vi.runAllTimersAsync()
      return await change
    },
    /** Puts something in the cache for each key, as if its screen were open a moment ago. */
    know: (...known: readonly (readonly [queryKey: readonly unknown[], data: unknown])[]) => {
      for (const [queryKey, data] of known) cache.setQueryData(queryKey, data)
    },
    /** Keys whose data is asked for again when a screen shows it. */
    stale: () =>
      cache
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey),
  }
}
