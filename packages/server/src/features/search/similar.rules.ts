import type { SearchQuery } from '@bouquet/contract'

/** Years by which the wished ages are stretched, before anything else gives way. */
const ageMargins = [3, 8]
const minAge = 18

/**
 * Searches for people who are near the wished place and age but not quite there, from the nearest to the
 * farthest: somebody a little older or younger, then somebody from elsewhere, then of any age. Each lets
 * one wish go; both ages are one.
 */
export function relaxedQueries(query: SearchQuery): SearchQuery[] {
  const { country, countryregion, city } = query
  const hasAges = query.min_age !== undefined || query.max_age !== undefined
  return [
    ...(hasAges ? ageMargins.map((years) => widenAges(query, years)) : []),
    ...(countryregion ? [without(query, 'countryregion')] : []),
    ...(city ? [without(query, 'city')] : []),
    ...(country && !countryregion ? [without(query, 'country')] : []),
    ...(hasAges ? [without(query, 'min_age', 'max_age')] : []),
  ]
}

const widenAges = ({ min_age, max_age, ...others }: SearchQuery, years: number): SearchQuery => ({
  ...others,
  ...(min_age !== undefined && { min_age: Math.max(minAge, min_age - years) }),
  ...(max_age !== undefined && { max_age: max_age + years }),
})

function without(query: SearchQuery, ...wishes: (keyof SearchQuery)[]): SearchQuery {
  const rest = { ...query }
  for (const wish of wishes) delete rest[wish]
  return rest
}
