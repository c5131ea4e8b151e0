import type { SearchQuery } from '@bouquet/contract'
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { facetHashes } from '../../tables/index.ts'
import { filterConditions, type PlacedQuery, type SearchScope } from '../profiles/index.ts'

/**
 * Filters by attributes. A member has one hash for each combination of values within a group, one for the country,
 * and one for country and region; the database function `facet_hashes` has the same groups.
 */
const facetGroups = [
  ['hair_colour', 'eye_colour', 'body_type'],
  ['sexuality', 'relationship_status'],
  ['interest'],
] as const satisfies readonly (readonly (keyof SearchQuery)[])[]

/** The values of a query within one group, for example `hair_colour=red`. */
type Combination = readonly string[]

/** Conditions for all filters of a query. */
export function searchConditions(
  scope: SearchScope,
  query: PlacedQuery,
  { now, inOrder = false }: { readonly now: Date; readonly inOrder?: boolean },
): SQL[] {
  const facets = requestedFacets(query)
  if (facets.length === 0) return filterConditions(query, now)
  const hasAll = hasFacets(scope, query, facets)
  // The hashes contain the country. A second condition on it would make PostgreSQL expect fewer matches.
  const others = query.countryregion ? query : { ...query, country: undefined }
  // PostgreSQL uses no index of facets for `is true`, so that it reads the index in display order.
  return [...filterConditions(others, now), inOrder ? sql`(${hasAll}) is true` : hasAll]
}

/**
 * Matches members who lack exactly one facet of the query; undefined when it asks for none. One condition for each
 * group leads to the members with all facets of the others.
 */
export function lacksOneFacet(scope: SearchScope, query: PlacedQuery): SQL | undefined {
  const facets = requestedFacets(query)
  if (facets.length === 0) return
  const lacksOneOf = (group: number) => {
    const others = facets.filter((facet) => facet.group !== group)
    const own = facets.filter((facet) => facet.group === group)
    const allButOne = own.map((lacking) => own.filter((facet) => facet !== lacking))
    return and(
      others.length > 0 ? hasFacets(scope, query, others) : undefined,
      own.length > 1 ? or(...allButOne.map((some) => hasFacets(scope, query, some))) : undefined,
    )
  }
  const groups = [...new Set(facets.map(({ group }) => group))]
  return and(or(...groups.map(lacksOneOf)), not(hasFacets(scope, query, facets)))
}

/** The value of one filter. */
interface Facet {
  readonly group: number
  readonly text: string
}

const requestedFacets = (query: PlacedQuery): Facet[] =>
  facetGroups.flatMap((filters, group) =>
    filters.flatMap((filter) =>
      query[filter] ? [{ group, text: `${filter}=${query[filter]}` }] : [],
    ),
  )

/** Includes the place, so that the index on the hashes leads to members with the facets in that place. */
const hasFacets = (scope: SearchScope, query: PlacedQuery, facets: readonly Facet[]): SQL => {
  const hashes = [...combinationsOf(facets), ...placeOf(query)].map((texts) => hashOf(scope, texts))
  return sql`${facetHashes} @> array[${sql.join(hashes, sql`, `)}]`
}

const combinationsOf = (facets: readonly Facet[]): Combination[] =>
  [...Map.groupBy(facets, ({ group }) => group).values()].map((some) =>
    some.map(({ text }) => text),
  )

const placeOf = ({ country, countryregion }: PlacedQuery): Combination[] =>
  country
    ? [[`country=${country}`, ...(countryregion ? [`countryregion=${countryregion}`] : [])]]
    : []

const hashOf = ({ brand, gender }: SearchScope, texts: Combination) =>
  sql.join(
    [`${brand} ${gender}`, ...texts].map((text) => sql`hashtext(${text})`),
    sql` # `,
  )
