import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/readRows.ts'
import { memberFacets, members } from '../../tables/index.ts'
import type { RowRange } from '../profiles/index.ts'
import type { FacetFilter } from './facets.ts'

/** Who is looked for: members by place and age, and of these who tell something. */
export interface SearchFilters {
  readonly where: SQL | undefined
  readonly facetFilter?: FacetFilter | undefined
}

export interface FacetedFilters extends SearchFilters {
  readonly facetFilter: FacetFilter
}

export interface ScanBounds {
  readonly range: RowRange
  /** How many are counted; one more may be told, which says that there are more. */
  readonly maxCount: number
  readonly limits?: ScanLimits | undefined
}

export interface ScanResult {
  readonly n: number
  /** Those of the span in their order, right when no more than were to be counted are there. */
  readonly ids: readonly string[]
}

/** How far is looked before another way is tried. */
export interface ScanLimits {
  /** People of the place and age who are looked at for what they tell. */
  readonly sampled: number
  /** Tellings that are followed to their members. */
  readonly lookedUp: number
}
const defaultLimits: ScanLimits = { sampled: 15_000, lookedUp: 20_000 }

const sortColumns = sql`${members.id}, ${members.pictured}, ${members.lastSeen}`

const idsInRange = (
  { offset, limit }: RowRange,
  { first, filter }: { first?: SQL; filter?: SQL } = {},
) =>
  sql`(array_agg(id order by ${first && sql`${first}, `}pictured desc, last_seen desc nulls last, id)
    ${filter && sql`filter (where ${filter})`})[${offset + 1}::int : ${offset + limit}::int]`

const countSchema = z.object({ n: z.coerce.number() })
const resultSchema = countSchema.extend({
  ids: z
    .array(z.string())
    .nullable()
    .transform((ids) => ids ?? []),
})
const sampleSchema = resultSchema.extend({ looked: z.coerce.number() })

/** Gathers people by the index that leads to their place and age, until there are enough. */
export async function collectMembers(
  db: Db,
  { where, facetFilter: telling }: SearchFilters,
  { range: span, maxCount: most }: ScanBounds,
) {
  const fit = sql`select ${sortColumns} from ${members} where ${and(where, telling?.condition)} limit ${most + 1}`
  return readOne(
    db,
    sql`select count(*) as n, ${idsInRange(span)} as ids from (${fit}) fit`,
    resultSchema,
  )
}

/**
 * Looks at the first of those who are in the place and of the age, in no order.
 * @returns undefined when that does not tell how many there are
 */
export async function sampleScan(
  db: Db,
  { where, facetFilter: telling }: FacetedFilters,
  { range: span, maxCount: most, limits: reach = defaultLimits }: ScanBounds,
): Promise<ScanResult | undefined> {
  const seen = sql`select ${sortColumns}, ${telling.condition} as fits from ${members} where ${where} limit ${reach.sampled + 1}`
  const filter = sql`fits`
  const query = sql`select count(*) as looked, count(*) filter (where fits) as n,
    ${idsInRange(span, { filter })} as ids from (${seen}) seen`
  const answer = await readOne(db, query, sampleSchema)
  return answer.n > most || answer.looked <= reach.sampled ? answer : undefined
}

/**
 * Follows memberFacets to their members, whom each is looked up by id. With `first`, an expression, people are
 * put in its order before their own.
 * @returns undefined when there are too many memberFacets to follow, or nothing leads to them
 */
export async function collectByFacets(
  db: Db,
  { where, facetFilter: telling }: FacetedFilters,
  {
    range: span,
    maxCount: most,
    limits: reach = defaultLimits,
    first,
  }: ScanBounds & { readonly first?: SQL },
): Promise<ScanResult | undefined> {
  if (!telling.indexCondition) return
  const step = sql`${first ?? sql`0`} as step`
  const led = sql`select ${memberFacets.member} from ${memberFacets} where ${telling.indexCondition} limit ${reach.lookedUp + 1}`
  const fit = sql`
    select fit.* from (${led}) led cross join lateral (
      select ${sortColumns}, ${step} from ${members}
      where ${members.id} = led.member and ${and(where, telling.condition)} limit 1) fit
    limit ${most + 1}`
  const answer = await readOne(
    db,
    sql`select count(*) as n, ${idsInRange(span, { first: sql`step` })} as ids from (${fit}) fit`,
    resultSchema,
  )
  if (answer.n > most) return answer
  const { n } = await readOne(db, sql`select count(*) as n from (${led}) led`, countSchema)
  return n <= reach.lookedUp ? answer : undefined
}

async function readOne<T extends z.ZodType>(db: Db, query: SQL, row: T): Promise<z.output<T>> {
  const [only] = await readRows(db, query, row)
  if (!only) throw new Error('A count without an answer.')
  return only
}
