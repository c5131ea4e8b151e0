import type { VisibilityDecision } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** The other brands that can show this member. */
export function brandVisibilityQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.brandVisibility,
    queryFn: async ({ signal }) => (await api.request('brandVisibility', { signal })).brands,
  })
}

/** Agrees to be shown on another brand, or takes it back; contacts there end with it. */
export function decideBrandVisibilityMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: VisibilityDecision) => api.request('decideBrandVisibility', { body }),
    onSuccess: ({ brands }, { given }) => {
      cache.setQueryData(keys.brandVisibility, brands)
      const changed = given ? [keys.consents] : [keys.consents, keys.chats, keys.likes]
      return Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })))
    },
  })
}
