import { type SearchQuery, searchPageSize } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'

type Settings = Brand['settings']

interface Window {
  /** Cards to skip and to give. */
  readonly offset: number
  readonly limit: number
  /** Whether a visitor is kept from some results. */
  readonly limited: boolean
}

/** Which page of results somebody gets: members all, visitors what the brand allows. */
export function searchWindow(
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  who: { readonly isMember: boolean; readonly hasTrafficSource: boolean },
  page: number,
): Window {
  const all = { offset: (page - 1) * searchPageSize, limit: searchPageSize, limited: false }
  if (who.isMember) return all
  const allowed = who.hasTrafficSource
    ? settings.logged_out_search_trafficsource
    : settings.logged_out_search
  if (allowed === 'all') return all
  const first = allowed === 'limited' && page === 1
  return { offset: 0, limit: first ? searchPageSize : 0, limited: true }
}

/** A wish that the brand does not let people search by is dropped. */
export function allowedWishes(
  query: SearchQuery,
  { search_fields }: Pick<Settings, 'search_fields'>,
): SearchQuery {
  return {
    ...query,
    countryregion: search_fields.includes('region') ? query.countryregion : undefined,
    interest: search_fields.includes('interests') ? query.interest : undefined,
  }
}

/** Fewer results than this, and people who nearly fit are shown too. */
export const fewResults = 8
export const mostSimilar = 12
