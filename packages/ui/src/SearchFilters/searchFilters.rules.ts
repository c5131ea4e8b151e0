import type { SearchWishes } from './searchFilters.types.ts'

export const noWishes: SearchWishes = {
  gender: null,
  country: null,
  region: null,
  ages: null,
  further: {},
}

/** How many wishes narrow the search. */
export const countActive = ({ further, ...wishes }: SearchWishes): number =>
  [...Object.values(wishes), ...Object.values(further)].filter((wish) => wish !== null).length

/** A region belongs to its country and goes with it. */
export const withCountry = (wishes: SearchWishes, country: string | null): SearchWishes =>
  country === wishes.country ? wishes : { ...wishes, country, region: null }

/** The whole range is no wish. */
export const withAges = (
  wishes: SearchWishes,
  ages: readonly [number, number],
  limits: { readonly min: number; readonly max: number },
): SearchWishes => ({
  ...wishes,
  ages: ages[0] <= limits.min && ages[1] >= limits.max ? null : ages,
})
