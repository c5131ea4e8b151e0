import type { SearchQueryInput } from '@bouquet/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** One page of search results; the previous page stays until the next has loaded. */
export function searchQuery({ api }: { readonly api: Api }, query: SearchQueryInput) {
  return queryOptions({
    queryKey: keys.search(query),
    queryFn: ({ signal }) => api.request('members', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** A member as the viewer may see them. */
export function memberQuery({ api }: { readonly api: Api }, id: string) {
  return queryOptions({
    queryKey: keys.member(id),
    queryFn: async ({ signal }) => (await api.request('member', { query: { id }, signal })).profile,
    staleTime: 30_000,
  })
}

/** A member's landing page. */
export function landingQuery({ api }: { readonly api: Api }, id: string) {
  return queryOptions({
    queryKey: keys.landing(id),
    queryFn: async ({ signal }) =>
      (await api.request('landing', { query: { id }, signal })).profile,
    staleTime: 30_000,
  })
}
