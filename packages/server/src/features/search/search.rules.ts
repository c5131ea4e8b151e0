import {
  type ProfileField,
  type SearchQuery,
  type SearchResult,
  searchPageSize,
} from '@bouquet/contract'
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

/** Wishes that need a field of the brand's `search_fields`; all but the region are for premium members. */
const fieldOf = {
  countryregion: 'region',
  city: 'city',
  interest: 'interests',
  sexuality: 'sexuality',
  hair_colour: 'hair_colour',
  eye_colour: 'eye_colour',
  body_type: 'body_type',
  relationship_status: 'relationship_status',
} as const satisfies Partial<Record<keyof SearchQuery, ProfileField>>

const freeWishes: readonly string[] = ['countryregion']

type Ignored = NonNullable<SearchResult['ignored']>[number]
type Asker = 'visitor' | 'free' | 'premium'

/** The wishes that count for somebody, and those that do not, each with the reason. */
export function allowedWishes(
  query: SearchQuery,
  { search_fields }: Pick<Settings, 'search_fields'>,
  asker: Asker,
): { readonly wishes: SearchQuery; readonly ignored: Ignored[] } {
  const wishes = { ...query }
  const ignored: Ignored[] = []
  for (const [wish, field] of wishFields) {
    if (query[wish] === undefined) continue
    const reason = search_fields.includes(field) ? lockOf(wish, asker) : 'not_offered'
    if (!reason) continue
    ignored.push({ field: wish, reason })
    delete wishes[wish]
  }
  return { wishes, ignored }
}

/** The table's own keys; `Object.entries` forgets their type. */
const wishFields = Object.entries(fieldOf) as [keyof typeof fieldOf, ProfileField][]

function lockOf(wish: string, asker: Asker): Ignored['reason'] | undefined {
  if (asker === 'premium' || freeWishes.includes(wish)) return
  return asker === 'visitor' ? 'authentication_required' : 'premium_required'
}

/** Fewer results than this, and people who nearly fit are shown too. */
export const fewResults = 8
export const mostSimilar = 12
