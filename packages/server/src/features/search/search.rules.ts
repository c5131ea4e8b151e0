import {
  type ProfileField,
  type SearchQuery,
  type SearchResult,
  searchPageSize,
} from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'

type Settings = Brand['settings']

interface ResultWindow {
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
): ResultWindow {
  const all = { offset: (page - 1) * searchPageSize, limit: searchPageSize, limited: false }
  if (who.isMember) return all
  const allowed = who.hasTrafficSource
    ? settings.logged_out_search_trafficsource
    : settings.logged_out_search
  if (allowed === 'all') return all
  const first = allowed === 'limited' && page === 1
  return { offset: 0, limit: first ? searchPageSize : 0, limited: true }
}

/** Wishes that need a field of the brand's `search_fields`; all but the region are for premium members. */
const filterFields = {
  countryregion: 'region',
  city: 'city',
  interest: 'interests',
  sexuality: 'sexuality',
  hair_colour: 'hair_colour',
  eye_colour: 'eye_colour',
  body_type: 'body_type',
  relationship_status: 'relationship_status',
} as const satisfies Partial<Record<keyof SearchQuery, ProfileField>>

const freeFilters: readonly string[] = ['countryregion']

type Ignored = NonNullable<SearchResult['ignored']>[number]
type SearcherRole = 'visitor' | 'free' | 'premium'

/** The wishes that count for somebody, and those that do not, each with the reason. */
export function allowedFilters(
  query: SearchQuery,
  { search_fields }: Pick<Settings, 'search_fields'>,
  role: SearcherRole,
): { readonly wishes: SearchQuery; readonly ignored: Ignored[] } {
  const wishes = { ...query }
  const ignored: Ignored[] = []
  for (const [wish, field] of filterEntries) {
    if (query[wish] === undefined) continue
    const reason = search_fields.includes(field) ? lockReason(wish, role) : 'not_offered'
    if (!reason) continue
    ignored.push({ field: wish, reason })
    delete wishes[wish]
  }
  return { wishes, ignored }
}

/** The table's own keys; `Object.entries` forgets their type. */
const filterEntries = Object.entries(filterFields) as [keyof typeof filterFields, ProfileField][]

function lockReason(wish: string, asker: SearcherRole): Ignored['reason'] | undefined {
  if (asker === 'premium' || freeFilters.includes(wish)) return
  return asker === 'visitor' ? 'authentication_required' : 'premium_required'
}

/** Fewer results than this, and people who nearly fit are shown too. */
export const minResults = 8
export const maxSimilar = 12
