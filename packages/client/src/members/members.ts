import type { SearchQueryInput } from '@bouquet/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../createClient.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

interface Source {
  readonly api: Api
}

/** One page of search results; the page before stays until the next has come. */
export const searchQuery = ({ api }: Source, query: SearchQueryInput) =>
  queryOptions({
    queryKey: keys.search(query),
    queryFn: ({ signal }) => api.request('members', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** A member as the viewer may see them. */
export const memberQuery = ({ api }: Source, id: string) =>
  queryOptions({
    queryKey: keys.member(id),
    queryFn: async ({ signal }) => (await api.request('member', { query: { id }, signal })).profile,
    staleTime: 30_000,
  })

/** Chats and likes go both ways, so all that shows people is asked anew. */
function peopleChanged({ cache }: Client) {
  return Promise.all(
    [keys.chats, keys.conversations, keys.likes, keys.searches, ['member']].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  )
}

export const blockMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => client.api.request('block', { body: { profile } }),
    onSuccess: () => peopleChanged(client),
  })

export const unblockMutation = (client: Client) =>
  mutationOptions({
    mutationFn: (profile: string) => client.api.request('unblock', { body: { profile } }),
    onSuccess: () => peopleChanged(client),
  })
