import type { SearchFilterValues } from '@bouquet/ui/SearchFilters'
import * as z from 'zod/mini'
import { premiumFilters, type SearchParams, searchParamsSchema } from './searchParams.ts'

export const oldest = 99

/** What the search assumes for this viewer where the URL says nothing. */
export interface FilterDefaults {
  readonly seeking: 'female' | 'male' | 'any'
  readonly country: string | undefined
  readonly youngest: number
  readonly mayUseFields: boolean
}

const orNull = (value: string | undefined) => (value === 'any' ? null : (value ?? null))

/** The filters in the URL, completed by the defaults. */
export function filterValues(params: SearchParams, defaults: FilterDefaults): SearchFilterValues {
  const { gender, country, countryregion, min_age, max_age } = params
  const hasAges = min_age !== undefined || max_age !== undefined
  return {
    gender: orNull(gender ?? defaults.seeking),
    country: orNull(country ?? defaults.country),
    region: countryregion ?? null,
    ages: hasAges ? [min_age ?? defaults.youngest, max_age ?? oldest] : null,
    further: Object.fromEntries(
      premiumFilters.map((filter) => [
        filter,
        (defaults.mayUseFields ? params[filter] : undefined) ?? null,
      ]),
    ),
  }
}

/** The URL for these filters: only what differs from the defaults. */
export function filterParams(
  { gender, country, region, ages, further }: SearchFilterValues,
  { seeking, country: home = 'any', youngest }: FilterDefaults,
): Omit<SearchParams, 'page'> {
  const unlessDefault = (value: string | null, usual: string) =>
    (value ?? 'any') === usual ? undefined : (value ?? 'any')
  const [from = youngest, to = oldest] = ages ?? []
  return z.omit(searchParamsSchema, { page: true }).parse({
    gender: unlessDefault(gender, seeking),
    country: unlessDefault(country, home),
    countryregion: region ?? undefined,
    min_age: from > youngest ? from : undefined,
    max_age: to < oldest ? to : undefined,
    ...Object.fromEntries(premiumFilters.map((filter) => [filter, further[filter] ?? undefined])),
  })
}
