import { type Gender, genders, type SearchQuery } from '@bouquet/contract'
import { or, type SQL, sql } from 'drizzle-orm'
import { facetBits, memberFacets } from '../../tables/index.ts'
import type { SearchScope } from '../profiles/index.ts'

/** A filter of at most this many facets may match very many members. */
const broadFacetCount = 2

/** One value that a search asks for, in the form in which the database stores it. */
interface Facet {
  readonly text: string
  /** A member has at most one value of this field, as for the colour of hair. All such facets share one hash. */
  readonly isSingleValued: boolean
}

/** Matches members who have a number of the requested facets. */
export interface FacetFilter {
  /** Exact condition on the member row; covered by the indexes on place and age. */
  readonly condition: SQL
  /** Condition on the facet hashes that an index serves; undefined when every member may match. */
  readonly indexCondition: SQL | undefined
  /** Whether so few facets decide that very many members may match. */
  readonly isBroad: boolean
}

const singleValuedFields = [
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const satisfies readonly (keyof SearchQuery)[]

/** The facets that a query asks for. */
export function requestedFacets(query: SearchQuery): Facet[] {
  const singleValued = singleValuedFields.flatMap((name) => {
    const wanted = query[name]
    return wanted ? [{ text: `${name}=${wanted}`, isSingleValued: true }] : []
  })
  const { interest } = query
  return interest
    ? [...singleValued, { text: `interests=${interest}`, isSingleValued: false }]
    : singleValued
}

/** Matches members with all facets; undefined when there are none. */
export const allFacets = (scope: SearchScope, facets: readonly Facet[]): FacetFilter | undefined =>
  facets.length === 0 ? undefined : createFacetFilter(scope, facets, [facets])

/** Matches members who lack exactly one of the facets. */
export const allFacetsButOne = (scope: SearchScope, facets: readonly Facet[]): FacetFilter =>
  createFacetFilter(
    scope,
    facets,
    facets.map((left) => facets.filter((facet) => facet !== left)),
  )

/** Matches members with as many of the facets as the smallest of the alternatives has. */
function createFacetFilter(
  scope: SearchScope,
  facets: readonly Facet[],
  alternatives: readonly (readonly Facet[])[],
): FacetFilter {
  const needed = Math.min(...alternatives.map(({ length }) => length))
  const bits = sql`(select told_bits(array[${sqlList(facets.map(({ text }) => text))}]::text[]))`
  const among = scope.gender ? [scope.gender] : genders
  const indexCondition = or(
    ...among.flatMap((gender) =>
      alternatives.map((alternative) => hasFacetHashes(scope.brand, gender, alternative)),
    ),
  )
  return {
    condition: sql`bit_count(${facetBits} & ${bits}) = ${needed}`,
    indexCondition: needed === 0 ? undefined : indexCondition,
    isBroad: needed > 0 && needed <= broadFacetCount,
  }
}

/** Matches rows that hold the hashes of all the facets. */
function hasFacetHashes(brand: string, gender: Gender, facets: readonly Facet[]): SQL {
  const alone = facets.filter(({ isSingleValued }) => isSingleValued)
  const others = facets.filter(({ isSingleValued }) => !isSingleValued)
  const sets = [...(alone.length > 0 ? [alone] : []), ...others.map((facet) => [facet])]
  const hashes = sets.map(
    (set) =>
      sql`hashtext(${`${brand} ${gender}`}) # ${sql.join(
        set.map(({ text }) => sql`hashtext(${text})`),
        sql` # `,
      )}`,
  )
  return sql`${memberFacets.facetHashes} @> array[${sql.join(hashes, sql`, `)}]`
}

const sqlList = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
