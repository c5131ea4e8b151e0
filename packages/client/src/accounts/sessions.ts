import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Where the member is logged in, the latest first. */
export function sessionsQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.sessions,
    queryFn: async ({ signal }) => (await api.request('sessions', { signal })).sessions,
  })
}

/** Ends one session, or all others. */
export function endSessionMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['endSession']>) => api.request('endSession', { body }),
    onSuccess: ({ sessions }) => cache.setQueryData(keys.sessions, sessions),
  })
}
