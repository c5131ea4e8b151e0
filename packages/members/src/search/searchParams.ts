import {
  countrySchema,
  genderSchema,
  interestSchema,
  type SearchQueryInput,
  type SearchResult,
} from '@bouquet/contract'
import { z } from 'zod'

/** Says that a wish is open on purpose, where a missing one means what fits the member. */
const any = z.literal('any')
const age = z.coerce.number().int().min(18).max(99)

/** The wishes as the address keeps them; what cannot be read is as if it were not there. */
export const searchParamsSchema = z.object({
  gender: z.union([genderSchema, any]).optional().catch(undefined),
  country: z.union([countrySchema, any]).optional().catch(undefined),
  countryregion: z.string().max(80).optional().catch(undefined),
  min_age: age.optional().catch(undefined),
  max_age: age.optional().catch(undefined),
  interest: interestSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
})
export type SearchParams = z.infer<typeof searchParamsSchema>

/** What the search takes for granted when the address says nothing. */
export interface SearchDefaults {
  /** Undefined for a member: then the server finds whom they seek and who seek them. */
  readonly gender: SearchParams['gender']
  readonly country: SearchParams['country']
  /** Only premium members search by what the brand's search_fields add. */
  readonly mayUseInterest: boolean
}

const said = <T>(value: T | 'any' | undefined): T | undefined =>
  value === 'any' ? undefined : value

/** Wishes and defaults together, as the search is asked. */
export function searchQueryOf(params: SearchParams, defaults: SearchDefaults): SearchQueryInput {
  const country = said(params.country ?? defaults.country)
  return withoutGaps({
    gender: said(params.gender ?? defaults.gender),
    country,
    countryregion: country === undefined ? undefined : params.countryregion,
    min_age: params.min_age,
    max_age: params.max_age,
    interest: defaults.mayUseInterest ? params.interest : undefined,
    page: params.page ?? 1,
  })
}

/** The wishes after one of them changed: from the first page, ages in order, no region of another country. */
export function withWish(params: SearchParams, wish: Omit<SearchParams, 'page'>): SearchParams {
  const { page: _page, ...kept } = params
  const next = { ...kept, ...wish }
  if ('country' in wish && wish.country !== params.country) delete next.countryregion
  return withoutGaps({ ...next, ...inOrder(next, 'min_age' in wish ? 'min_age' : 'max_age') })
}

/** When the youngest is older than the oldest, the one that was not touched follows. */
function inOrder({ min_age, max_age }: SearchParams, touched: 'min_age' | 'max_age') {
  if (min_age === undefined || max_age === undefined || min_age <= max_age) return {}
  return touched === 'min_age' ? { max_age: min_age } : { min_age: max_age }
}

/** Pages reach as far as people were counted. */
export const pageCountOf = ({ num_results, page_size }: SearchResult): number =>
  Math.ceil(num_results / page_size)

/** How many wishes the address states. */
export function countWishes({ page: _page, min_age, max_age, ...others }: SearchParams): number {
  const ages = min_age === undefined && max_age === undefined ? 0 : 1
  return ages + Object.values(others).filter((wish) => wish !== undefined).length
}

function withoutGaps<T extends object>(params: T): T {
  const stated = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(stated) as T
}
