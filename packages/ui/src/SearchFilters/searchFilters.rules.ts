import type { SearchFilterValues } from './searchFilters.types.ts'

export const noFilters: SearchFilterValues = {
  gender: null,
  country: null,
  region: null,
  ages: null,
  further: {},
}

/** Number of active filters. */
export const countActiveFilters = ({ further, ...filters }: SearchFilterValues): number =>
  [...Object.values(filters), ...Object.values(further)].filter((value) => value !== null).length

/** Changes the country and resets the region. */
export const withCountry = (
  filters: SearchFilterValues,
  country: string | null,
): SearchFilterValues =>
  country === filters.country ? filters : { ...filters, country, region: null }

/** The full range counts as no filter. */
export const withAges = (
  filters: SearchFilterValues,
  ages: readonly [number, number],
  limits: { readonly min: number; readonly max: number },
): SearchFilterValues => ({
  ...filters,
  ages: ages[0] <= limits.min && ages[1] >= limits.max ? null : ages,
})
