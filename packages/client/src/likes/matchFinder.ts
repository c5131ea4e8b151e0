import type { MatchFinder, MatchPreferences } from '@bouquet/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** The member's answers to the match finder, and the best matches with the reasons. */
export const matchFinderQuery = ({ api }: { readonly api: Api }) =>
  queryOptions({
    queryKey: keys.matchFinder,
    queryFn: ({ signal }) => api.request('matchFinder', { signal }),
    staleTime: 60_000,
  })

export const answerMatchFinderMutation = ({ api, cache }: Client) =>
  mutationOptions({
    mutationFn: (body: MatchPreferences) => api.request('answerMatchFinder', { body }),
    onSuccess: (found) => cache.setQueryData<MatchFinder>(keys.matchFinder, found),
  })
