import type { SearchFilterValues } from './searchFilters.types.ts'

export const noFilters: SearchFilterValues = {
  gender: null,
  country: null,
  region: null,
  ages: null,
  further: {},
}

/** Number of filters that differ from the default ones. */
export function countActiveFilters(
  { further, ...filters }: SearchFilterValues,
  { further: furtherDefaults, ...defaults }: SearchFilterValues = noFilters,
): number {
  const of = (values: object) => Object.entries(values)
  const usual = new Map(of({ ...defaults, ...furtherDefaults }))
  return of({ ...filters, ...further }).filter(([id, value]) => value !== (usual.get(id) ?? null))
    .length
}

/** Changes the country and resets the region. */
export function withCountry(
  filters: SearchFilterValues,
  country: string | null,
): SearchFilterValues {
  return country === filters.country ? filters : { ...filters, country, region: null }
}

/** The full range counts as no filter. */
export function withAges(
  filters: SearchFilterValues,
  ages: readonly [number, number],
  limits: { readonly min: number; readonly max: number },
): SearchFilterValues {
  return {
    ...filters,
    ages: ages[0] <= limits.min && ages[1] >= limits.max ? null : ages,
  }
}
