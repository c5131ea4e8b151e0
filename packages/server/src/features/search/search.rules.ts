import {
  type ProfileField,
  type SearchQuery,
  type SearchResult,
  searchPageSize,
} from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'

type Settings = Brand['settings']

interface ResultWindow {
  /** Cards to skip and to return. */
  readonly offset: number
  readonly limit: number
  /** Whether some results are withheld from a visitor. */
  readonly limited: boolean
}

/** The rows of a result page: all for members; for visitors what the brand allows. */
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

/** Filters that require a field of the brand's `search_fields`; all but the place are for premium members. */
const filterFields = {
  countryregion: 'region',
  city: 'city',
  near: 'region',
  interest: 'interests',
  sexuality: 'sexuality',
  hair_colour: 'hair_colour',
  eye_colour: 'eye_colour',
  body_type: 'body_type',
  relationship_status: 'relationship_status',
} as const satisfies Partial<Record<keyof SearchQuery, ProfileField>>

const freeFilters: readonly string[] = ['countryregion', 'near']

type Ignored = NonNullable<SearchResult['ignored']>[number]
type SearcherRole = 'visitor' | 'free' | 'premium'

/** The filters that apply for a role, and those that are ignored, each with the reason. */
export function allowedFilters(
  query: SearchQuery,
  { search_fields }: Pick<Settings, 'search_fields'>,
  role: SearcherRole,
): { readonly filters: SearchQuery; readonly ignored: Ignored[] } {
  const filters = { ...query }
  const ignored: Ignored[] = []
  for (const [filter, field] of filterEntries) {
    if (query[filter] === undefined) continue
    const reason = search_fields.includes(field) ? lockReason(filter, role) : 'not_offered'
    if (!reason) continue
    ignored.push({ field: filter, reason })
    delete filters[filter]
  }
  return { filters, ignored }
}

/** `Object.entries` loses the key type. */
const filterEntries = Object.entries(filterFields) as [keyof typeof filterFields, ProfileField][]

function lockReason(filter: string, role: SearcherRole): Ignored['reason'] | undefined {
  if (role === 'premium' || freeFilters.includes(filter)) return
  return role === 'visitor' ? 'authentication_required' : 'premium_required'
}

/** With fewer results than this, similar members are shown too. */
export const minResults = 8
export const maxSimilar = 12
