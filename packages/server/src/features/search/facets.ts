import { type Gender, genders, type SearchQuery } from '@bouquet/contract'
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { facetHashes } from '../../tables/index.ts'
import type { SearchScope } from '../profiles/index.ts'

/**
 * Filters by attributes. A member has one hash for each combination of values within a group; the database
 * function `facet_hashes` has the same groups.
 */
const facetGroups = [
  ['hair_colour', 'eye_colour', 'body_type'],
  ['sexuality', 'relationship_status'],
  ['interest'],
] as const satisfies readonly (readonly (keyof SearchQuery)[])[]

/** The value of one filter, for example `hair_colour=red`. */
interface Facet {
  readonly group: number
  readonly text: string
}

/** Matches members with all facets of the query; undefined when it asks for none. */
export function hasAllFacets(scope: SearchScope, query: SearchQuery): SQL | undefined {
  const facets = requestedFacets(query)
  return facets.length > 0 ? hasFacets(scope, facets) : undefined
}

/** Matches members who lack exactly one facet of the query; undefined when it asks for none. */
export function lacksOneFacet(scope: SearchScope, query: SearchQuery): SQL | undefined {
  const facets = requestedFacets(query)
  if (facets.length === 0) return
  const others = facets.map((lacking) => facets.filter((facet) => facet !== lacking))
  const hasOthers = others.map((some) => (some.length > 0 ? hasFacets(scope, some) : undefined))
  return and(or(...hasOthers), not(hasFacets(scope, facets)))
}

const requestedFacets = (query: SearchQuery): Facet[] =>
  facetGroups.flatMap((filters, group) =>
    filters.flatMap((filter) =>
      query[filter] ? [{ group, text: `${filter}=${query[filter]}` }] : [],
    ),
  )

const hasFacets = ({ brand, gender }: SearchScope, facets: readonly Facet[]) => {
  const genderConditions = (gender ? [gender] : genders).map(
    (each) => sql`${facetHashes} @> array[${sql.join(hashesOf(brand, each, facets), sql`, `)}]`,
  )
  return sql`(${or(...genderConditions)})`
}

/** One hash for each group. */
const hashesOf = (brand: string, gender: Gender, facets: readonly Facet[]) =>
  [...Map.groupBy(facets, ({ group }) => group).values()].map((combination) =>
    sql.join(
      [`${brand} ${gender}`, ...combination.map(({ text }) => text)].map(
        (text) => sql`hashtext(${text})`,
      ),
      sql` # `,
    ),
  )
