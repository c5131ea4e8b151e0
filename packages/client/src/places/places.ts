import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** Regions of a country in its own language; cached for the visit. */
export const regionsQuery = ({ api }: { readonly api: Api }, country: string) =>
  queryOptions({
    queryKey: keys.regions(country),
    queryFn: async ({ signal }) =>
      (await api.request('regions', { query: { country }, signal })).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
