import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../Client.ts'
import type { Api } from '../http/createApi.ts'
import { keys } from '../keys.ts'

/** Regions of a country in its own language; cached for the visit. */
export function regionsQuery({ api }: { readonly api: Api }, country: string) {
  return queryOptions({
    queryKey: keys.regions(country),
    queryFn: async ({ signal }) =>
      (await api.request('regions', { query: { country }, signal })).regions,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Towns of a country whose name starts like that, the largest first; none for less than two letters. */
export function townsQuery(
  { api }: { readonly api: Api },
  { country, starts }: { readonly country: string | null; readonly starts: string },
) {
  return queryOptions({
    queryKey: keys.towns(country ?? '', starts.toLowerCase()),
    queryFn: async ({ signal }) =>
      (await api.request('towns', { query: { country: country ?? '', starts }, signal })).towns,
    enabled: country !== null && starts.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The town nearest to a position; false when there is none. */
export async function geocode(
  { api }: { readonly api: Api },
  position: { readonly lat: number; readonly lon: number },
) {
  return (await api.request('geocode', { query: position })).geocode
}

/** Corrects the country that the site assumed from the visitor's address. */
export function selectCountryMutation({ api, cache }: Client) {
  return mutationOptions({
    mutationFn: (country: string) => api.request('selectCountry', { body: { country } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.allSettings }),
  })
}
