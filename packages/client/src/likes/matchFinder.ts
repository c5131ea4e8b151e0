import type { MatchFinder, MatchPreferences } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** The member's answers to the match finder, and the best matches with the reasons. */
export function matchFinderQuery({ api }: { readonly api: Api }) {
  return queryOptions({
    queryKey: keys.matchFinder,
    queryFn: ({ signal }) => api.request('matchFinder', { signal }),
    staleTime: 60_000,
  })
}

export function answerMatchFinderMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (body: MatchPreferences) => api.request('answerMatchFinder', { body }),
    onSuccess: (found) => cache.setQueryData<MatchFinder>(keys.matchFinder, found),
  })
}
