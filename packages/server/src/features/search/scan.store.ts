import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/readRows.ts'
import { memberFacets, members } from '../../tables/index.ts'
import type { RowRange } from '../profiles/index.ts'
import type { FacetFilter } from './facets.ts'

/** Conditions of a search: on place and age, and on facets. */
export interface SearchFilters {
  readonly where: SQL | undefined
  readonly facetFilter?: FacetFilter | undefined
}

export interface FacetedFilters extends SearchFilters {
  readonly facetFilter: FacetFilter
}

export interface ScanBounds {
  readonly range: RowRange
  /** Counting stops after this many; one more may be reported, which means that there are more. */
  readonly maxCount: number
  readonly limits?: ScanLimits | undefined
}

export interface ScanResult {
  readonly n: number
  /** Ids of the range in display order; complete only while `n` is not above `maxCount`. */
  readonly ids: readonly string[]
}

/** Rows that a scan may read before it gives up. The result does not depend on it. */
export interface ScanLimits {
  /** Members that {@link sampleScan} checks for their facets. */
  readonly sampled: number
  /** Facet rows whose members {@link collectByFacets} looks up. */
  readonly lookedUp: number
}
const defaultLimits: ScanLimits = { sampled: 15_000, lookedUp: 20_000 }

const sortColumns = sql`${members.id}, ${members.hasPhoto}, ${members.lastSeen}`

const idsInRange = (
  { offset, limit }: RowRange,
  { first, filter }: { first?: SQL; filter?: SQL } = {},
) =>
  sql`(array_agg(id order by ${first && sql`${first}, `}has_photo desc, last_seen desc nulls last, id)
    ${filter && sql`filter (where ${filter})`})[${offset + 1}::int : ${offset + limit}::int]`

const countSchema = z.object({ n: z.coerce.number() })
const resultSchema = countSchema.extend({
  ids: z
    .array(z.string())
    .nullable()
    .transform((ids) => ids ?? []),
})
const sampleSchema = resultSchema.extend({ looked: z.coerce.number() })

/** Collects members by the index on place and age, at most one more than `maxCount`. */
export async function collectMembers(
  db: Db,
  { where, facetFilter }: SearchFilters,
  { range, maxCount }: ScanBounds,
) {
  const fit = sql`select ${sortColumns} from ${members} where ${and(where, facetFilter?.condition)} limit ${maxCount + 1}`
  return readOne(
    db,
    sql`select count(*) as n, ${idsInRange(range)} as ids from (${fit}) fit`,
    resultSchema,
  )
}

/**
 * Checks the first members of the place and age, in no order.
 * @returns undefined when the sample does not tell how many there are
 */
export async function sampleScan(
  db: Db,
  { where, facetFilter }: FacetedFilters,
  { range, maxCount, limits = defaultLimits }: ScanBounds,
): Promise<ScanResult | undefined> {
  const seen = sql`select ${sortColumns}, ${facetFilter.condition} as fits from ${members} where ${where} limit ${limits.sampled + 1}`
  const filter = sql`fits`
  const query = sql`select count(*) as looked, count(*) filter (where fits) as n,
    ${idsInRange(range, { filter })} as ids from (${seen}) seen`
  const answer = await readOne(db, query, sampleSchema)
  return answer.n > maxCount || answer.looked <= limits.sampled ? answer : undefined
}

/**
 * Finds facet rows by their index and looks up each member by id. `first` is an expression that sorts before
 * the usual order.
 * @returns undefined when there are too many facet rows, or no index serves the filter
 */
export async function collectByFacets(
  db: Db,
  { where, facetFilter }: FacetedFilters,
  { range, maxCount, limits = defaultLimits, first }: ScanBounds & { readonly first?: SQL },
): Promise<ScanResult | undefined> {
  if (!facetFilter.indexCondition) return
  const step = sql`${first ?? sql`0`} as step`
  const led = sql`select ${memberFacets.member} from ${memberFacets} where ${facetFilter.indexCondition} limit ${limits.lookedUp + 1}`
  const fit = sql`
    select fit.* from (${led}) led cross join lateral (
      select ${sortColumns}, ${step} from ${members}
      where ${members.id} = led.member and ${and(where, facetFilter.condition)} limit 1) fit
    limit ${maxCount + 1}`
  const answer = await readOne(
    db,
    sql`select count(*) as n, ${idsInRange(range, { first: sql`step` })} as ids from (${fit}) fit`,
    resultSchema,
  )
  if (answer.n > maxCount) return answer
  const { n } = await readOne(db, sql`select count(*) as n from (${led}) led`, countSchema)
  return n <= limits.lookedUp ? answer : undefined
}

async function readOne<T extends z.ZodType>(db: Db, query: SQL, row: T): Promise<z.output<T>> {
  const [only] = await readRows(db, query, row)
  if (!only) throw new Error('A count without an answer.')
  return only
}
