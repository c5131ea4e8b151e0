import type { Activity } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** What happened to the member, the latest first. */
export function activityQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.activity,
    queryFn: async ({ signal }) => (await api.request('activity', { signal })).activity,
  })
}

/** Tells the server that these entries were seen. They stay marked as new where they are shown, until they are read. */
export function activitySeenMutation({ api }: Client) {
  return mutationOptions({
    mutationFn: ([latest]: readonly Activity[]) =>
      api.request('markActivitySeen', { body: { until: latest?.at ?? new Date(0).toISOString() } }),
  })
}

/** Takes the mark off the entries that are shown. */
export function clearNewMarks({ cache }: Pick<Client, 'cache'>) {
  return cache.setQueryData<readonly Activity[]>(keys.activity, (entries) =>
    entries?.map((entry) => ({ ...entry, is_new: false })),
  )
}
