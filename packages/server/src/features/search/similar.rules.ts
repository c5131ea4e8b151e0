import type { PlacedQuery } from '../profiles/index.ts'

/** Years by which the age range is widened, before any filter is dropped. */
const ageMargins = [3, 8]
const minAge = 18

/**
 * Relaxed versions of a query, from the closest to the farthest: a wider age range, then any region, town, distance and
 * country, then any age. Each drops one filter; both ages count as one.
 */
export function relaxedQueries(query: PlacedQuery): PlacedQuery[] {
  const { country, countryregion, city, near } = query
  const hasAges = query.min_age !== undefined || query.max_age !== undefined
  return [
    ...(hasAges ? ageMargins.map((years) => widenAges(query, years)) : []),
    ...(countryregion ? [without(query, 'countryregion')] : []),
    ...(city ? [without(query, 'city')] : []),
    ...(near ? [without(query, 'near')] : []),
    ...(country && !countryregion ? [without(query, 'country')] : []),
    ...(hasAges ? [without(query, 'min_age', 'max_age')] : []),
  ]
}

const widenAges = ({ min_age, max_age, ...others }: PlacedQuery, years: number): PlacedQuery => ({
  ...others,
  ...(min_age !== undefined && { min_age: Math.max(minAge, min_age - years) }),
  ...(max_age !== undefined && { max_age: max_age + years }),
})

function without(query: PlacedQuery, ...fields: (keyof PlacedQuery)[]): PlacedQuery {
  const rest = { ...query }
  for (const field of fields) delete rest[field]
  return rest
}
