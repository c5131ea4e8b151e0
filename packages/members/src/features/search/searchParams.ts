import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  type ProfileField,
  relationshipStatuses,
  type SearchQueryInput,
  type SearchResult,
  sexualities,
} from '@bouquet/contract'
import * as z from 'zod/mini'
import { searchParam } from '../../platform/navigation/searchParam.ts'

/** Explicitly any value; an absent filter means the member's default. */
const any = z.literal('any')
const age = searchParam(z.coerce.number().check(z.int(), z.minimum(18), z.maximum(99)))
const text = searchParam(z.string().check(z.maxLength(80)))
const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Filters in the URL; invalid values are ignored. */
export const searchParamsSchema = z.object({
  gender: searchParam(z.enum([...genders, 'any'])),
  country: searchParam(z.union([country, any])),
  countryregion: text,
  min_age: age,
  max_age: age,
  city: text,
  near: text,
  interest: searchParam(z.enum(interests)),
  relationship_status: searchParam(z.enum(relationshipStatuses)),
  body_type: searchParam(z.enum(bodyTypes)),
  hair_colour: searchParam(z.enum(hairColors)),
  eye_colour: searchParam(z.enum(eyeColors)),
  sexuality: searchParam(z.enum(sexualities)),
  page: searchParam(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
})
export type SearchParams = z.infer<typeof searchParamsSchema>

/** Filters for premium members, if the brand searches by them; in the order in which they are shown. */
export const premiumFilters = [
  'city',
  'interest',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'sexuality',
] as const satisfies readonly (keyof SearchParams)[]
export type PremiumFilter = (typeof premiumFilters)[number]

/** The name of a filter in the brand's `search_fields`. */
export function searchFieldOf(filter: PremiumFilter): ProfileField {
  return filter === 'interest' ? 'interests' : filter
}

/** Defaults of the search for filters absent from the URL. */
export interface SearchDefaults {
  /** Undefined for members: the server then searches by mutual preference. */
  readonly gender: SearchParams['gender']
  readonly country: SearchParams['country']
  /** Only premium members can search by the additional fields of the brand's `search_fields`. */
  readonly mayUseFields: boolean
}

const withoutAny = <T>(value: T | 'any' | undefined): T | undefined =>
  value === 'any' ? undefined : value

/** Combines filters and defaults into a search query. */
export function searchQueryOf(params: SearchParams, defaults: SearchDefaults): SearchQueryInput {
  const country = withoutAny(params.country ?? defaults.country)
  return withoutUndefined({
    gender: withoutAny(params.gender ?? defaults.gender),
    country,
    countryregion: country === undefined ? undefined : params.countryregion,
    near: country === undefined ? undefined : params.near,
    min_age: params.min_age,
    max_age: params.max_age,
    ...(defaults.mayUseFields && premiumParams(params)),
    page: params.page ?? 1,
  })
}

const premiumParams = ({
  city,
  interest,
  relationship_status,
  body_type,
  hair_colour,
  eye_colour,
  sexuality,
}: SearchParams): Partial<SearchQueryInput> => ({
  city,
  interest,
  relationship_status,
  body_type,
  hair_colour,
  eye_colour,
  sexuality,
})

/**
 * Applies a change: resets the page, keeps the ages in order, and drops region and town of another country. A search
 * near a town replaces region and town, and the other way round.
 */
export function withFilter(params: SearchParams, filter: Omit<SearchParams, 'page'>): SearchParams {
  const { page: _page, ...kept } = params
  const next = { ...kept, ...filter }
  if ('country' in filter && filter.country !== params.country) {
    if (!('countryregion' in filter)) delete next.countryregion
    if (!('city' in filter)) delete next.city
    if (!('near' in filter)) delete next.near
  }
  if (filter.near !== undefined) {
    delete next.countryregion
    delete next.city
  } else if (filter.countryregion !== undefined || filter.city !== undefined) delete next.near
  return withoutUndefined({
    ...next,
    ...inOrder(next, 'min_age' in filter ? 'min_age' : 'max_age'),
  })
}

/** When the minimum exceeds the maximum, the age that was not changed follows. */
function inOrder({ min_age, max_age }: SearchParams, touched: 'min_age' | 'max_age') {
  if (min_age === undefined || max_age === undefined || min_age <= max_age) return {}
  return touched === 'min_age' ? { max_age: min_age } : { min_age: max_age }
}

/** Number of pages of the counted results. */
export function pageCountOf({ num_results, page_size }: SearchResult): number {
  return Math.ceil(num_results / page_size)
}

/** Number of filters set in the URL. */
export function countFilters({ page: _page, min_age, max_age, ...others }: SearchParams): number {
  const ages = min_age === undefined && max_age === undefined ? 0 : 1
  return ages + Object.values(others).filter((filter) => filter !== undefined).length
}

function withoutUndefined<T extends object>(params: T): T {
  const stated = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(stated) as T
}
