import type { SearchQuery } from '@bouquet/contract'

/** Years by which the wished ages are stretched, before anything else gives way. */
const stretches = [3, 8]
const youngest = 18

/** What a person may lack, in the order in which it is given up; the country and the ages come last. */
const lighter = [
  'countryregion',
  'city',
  'interest',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'sexuality',
] as const satisfies readonly (keyof SearchQuery)[]

/**
 * The searches for people who fit all wishes but one, from the nearest to the farthest. Each lets one wish
 * go, and both ages are one: somebody a little older or younger, then somebody from elsewhere.
 */
export function stepsAway(query: SearchQuery): SearchQuery[] {
  const hasAges = query.min_age !== undefined || query.max_age !== undefined
  return [
    ...(hasAges ? stretches.map((years) => stretched(query, years)) : []),
    ...lighter.filter((wish) => query[wish] !== undefined).map((wish) => without(query, wish)),
    ...(query.country && !query.countryregion ? [without(query, 'country')] : []),
    ...(hasAges ? [without(query, 'min_age', 'max_age')] : []),
  ]
}

const stretched = ({ min_age, max_age, ...others }: SearchQuery, years: number): SearchQuery => ({
  ...others,
  ...(min_age !== undefined && { min_age: Math.max(youngest, min_age - years) }),
  ...(max_age !== undefined && { max_age: max_age + years }),
})

function without(query: SearchQuery, ...wishes: (keyof SearchQuery)[]): SearchQuery {
  const rest = { ...query }
  for (const wish of wishes) delete rest[wish]
  return rest
}
