import { type Gender, genders, type SearchQuery } from '@bouquet/contract'
import { or, type SQL, sql } from 'drizzle-orm'
import { facetBits, memberFacets } from '../../tables/index.ts'
import type { SearchScope } from '../profiles/index.ts'

/** So many words are told by many together. */
const broadFacetCount = 2

/** One thing wished for, as the database notes it. */
interface Facet {
  readonly text: string
  /** Of its kind one is told, as the colour of hair; the signs of such words are one. */
  readonly isSingleValued: boolean
}

/** Who tells so many of some words. */
export interface FacetFilter {
  /** Holds for those members; stands in the indexes that lead to places and ages. */
  readonly condition: SQL
  /** Leads to the memberFacets of those and of few others; missing when any member might be one. */
  readonly indexCondition: SQL | undefined
  /** Whether one word or two decide, so that there may be very many. */
  readonly isBroad: boolean
}

const singleValuedFields = [
  'sexuality',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
] as const satisfies readonly (keyof SearchQuery)[]

/** What is wished that somebody tells of themselves. */
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

/** Who tells all of the words; nothing when there are none. */
export const allFacets = (circle: SearchScope, words: readonly Facet[]): FacetFilter | undefined =>
  words.length === 0 ? undefined : createFacetFilter(circle, words, [words])

/** Who tells all of the words but any one. */
export const allFacetsButOne = (circle: SearchScope, words: readonly Facet[]): FacetFilter =>
  createFacetFilter(
    circle,
    words,
    words.map((left) => words.filter((word) => word !== left)),
  )

/** Who tells as many of the words as are in each of the choices. */
function createFacetFilter(
  circle: SearchScope,
  words: readonly Facet[],
  choices: readonly (readonly Facet[])[],
): FacetFilter {
  const needed = Math.min(...choices.map(({ length }) => length))
  const bits = sql`(select told_bits(array[${sqlList(words.map(({ text }) => text))}]::text[]))`
  const among = circle.gender ? [circle.gender] : genders
  const signed = or(
    ...among.flatMap((gender) =>
      choices.map((choice) => hasFacetHashes(circle.brand, gender, choice)),
    ),
  )
  return {
    condition: sql`bit_count(${facetBits} & ${bits}) = ${needed}`,
    indexCondition: needed === 0 ? undefined : signed,
    isBroad: needed > 0 && needed <= broadFacetCount,
  }
}

/** Those whose telling bears the signs of all the words. */
function hasFacetHashes(brand: string, gender: Gender, words: readonly Facet[]): SQL {
  const alone = words.filter(({ isSingleValued: isAlone }) => isAlone)
  const others = words.filter(({ isSingleValued: isAlone }) => !isAlone)
  const sets = [...(alone.length > 0 ? [alone] : []), ...others.map((word) => [word])]
  const signs = sets.map(
    (set) =>
      sql`hashtext(${`${brand} ${gender}`}) # ${sql.join(
        set.map(({ text }) => sql`hashtext(${text})`),
        sql` # `,
      )}`,
  )
  return sql`${memberFacets.facetHashes} @> array[${sql.join(signs, sql`, `)}]`
}

const sqlList = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
