import type { ChoicesUpdate } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** What the member lets others see and the service do. */
export function choicesQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.choices,
    queryFn: async ({ signal }) => (await api.request('choices', { signal })).choices,
  })
}

/** Changes choices; an absent one stays unchanged. */
export function updateChoicesMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: ChoicesUpdate) => api.request('updateChoices', { body }),
    onSuccess: ({ choices }) => cache.setQueryData(keys.choices, choices),
  })
}
