import type { Proof } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

const checkEveryMs = 3_000

/** The latest copy of the member's data; asked again while it is being made. */
export function dataExportQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.dataExport,
    queryFn: async ({ signal }) => (await api.request('dataExport', { signal })).export,
    refetchInterval: ({ state }) => state.data?.status === 'preparing' && checkEveryMs,
  })
}

export function requestDataExportMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: Proof) => api.request('requestDataExport', { body }),
    onSuccess: (response) => cache.setQueryData(keys.dataExport, response.export),
  })
}
