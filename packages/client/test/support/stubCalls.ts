import { memoryStorage } from '@bouquet/contract/deviceStorage'
import type { MutationOptions } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { Client } from '../../src/Client.ts'
import { createClient } from '../../src/createClient.ts'
import type { Api } from '../../src/http/createApi.ts'

type Made = readonly [name: string, input?: unknown]
type Reply = (name: string, input: unknown) => unknown

const parseApi = (api: object) => api as Api

/** A client whose calls are answered by a function in place of a server: what it throws is the refusal. */
export function stubCalls(reply: Reply = () => ({ ok: true })) {
  const made: Made[] = []
  const call = async (name: string, input: { readonly signal?: AbortSignal } = {}) => {
    const { signal: _, ...rest } = input
    made.push(Object.keys(rest).length > 0 ? [name, rest] : [name])
    return await reply(name, rest)
  }
  const upload = async (name: string, file: Blob, query?: object) => {
    made.push([name, { file, ...(query && { query }) }])
    return await reply(name, query)
  }
  const client: Client = {
    ...createClient({
      storage: memoryStorage(),
      origin: 'https://site.example',
      fetch: () => new Promise(() => {}),
    }),
    api: parseApi({ hostname: 'harbour.example', request: call, upload }),
  }
  const { cache } = client
  const entries = () => cache.getQueryCache().getAll()
  return {
    client,
    cache,
    /** Calls in the order in which they were made. */
    made,
    /** Makes a change as a screen does. */
    change: <Data, Variables, Context>(
      options: MutationOptions<Data, Error, Variables, Context>,
      variables: Variables,
    ): Promise<Data> => cache.getMutationCache().build(cache, options).execute(variables),
    /** Has something in the cache for each key, as if its screen had been open a moment ago. */
    know: (...queryKeys: readonly (readonly unknown[])[]) => {
      for (const queryKey of queryKeys) cache.setQueryData(queryKey, 'as before')
    },
    /** Keys whose data is asked for again as soon as a screen shows it. */
    stale: () =>
      entries()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey),
    /** Lets time pass for what is in the cache. */
    age: (ms: number) => {
      for (const query of entries())
        query.setState({ ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - ms })
    },
    /** Milliseconds until an open screen asks again for what it has; false when it does not. */
    asksAgainAfter: (
      { queryKey, refetchInterval }: { queryKey: readonly unknown[]; refetchInterval?: unknown },
      data: unknown,
    ): unknown => {
      const query = cache.getQueryCache().build(cache, { queryKey })
      if (data !== undefined) query.setData(data)
      return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
    },
    /** Every key that the cache has something for. */
    known: () => entries().map(({ queryKey }) => queryKey),
    resumed: vi.spyOn(client.outbox, 'resume'),
  }
}
