import type { BodyOf, Calls } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import { keys } from '../keys.ts'

/** Decisions on consents, latest first. */
export function consentsQuery({ api }: Pick<Client, 'api'>) {
  return queryOptions({
    queryKey: keys.consents,
    queryFn: async ({ signal }) => (await api.request('consents', { signal })).consents,
  })
}

/** Gives or withdraws a consent; withdrawal removes dependent data from the profile. */
export function decideConsentMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: BodyOf<Calls['decideConsent']>) => api.request('decideConsent', { body }),
    onSuccess: ({ consents }) => {
      cache.setQueryData(keys.consents, consents)
      return cache.invalidateQueries({ queryKey: keys.user })
    },
  })
}
