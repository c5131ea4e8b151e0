import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { members } from '../../tables/index.ts'
import { displayOrder } from '../profiles/index.ts'

/** Disjoint conditions, of which a member meets one. Each is read by its own index. */
type Alternatives = readonly (SQL | undefined)[]

interface RowRange {
  readonly offset: number
  readonly limit: number
}

interface SearchBounds {
  readonly range: RowRange
  /** Counting stops after this many. */
  readonly maxCount: number
}

interface FoundMembers {
  /** Number of matches, at most `maxCount`. */
  readonly count: number
  /** Whether there are more than `count`. */
  readonly isMinimum: boolean
  /** Ids of the range in display order. */
  readonly ids: readonly string[]
}

const idsSchema = z
  .array(z.string())
  .nullable()
  .transform((ids) => ids ?? [])

const matchesSchema = z.object({ n: z.coerce.number(), ids: idsSchema })

/**
 * Counts matches up to `maxCount` and returns the ids of one range. For the first page, matches are read by whichever
 * index is fastest, and in display order only when there are too many to sort. A later page needs most of the matches
 * in display order, so one statement reads them.
 * @param where makes the conditions; `inOrder` is true when there are many matches, which the index in display order
 * reads fastest
 */
export async function findAndCount(
  db: Db,
  where: (inOrder: boolean) => Alternatives,
  { range, maxCount }: SearchBounds,
): Promise<FoundMembers> {
  const isLater = range.offset > 0 && range.limit > 0
  const all = { limit: maxCount + 1, isOrdered: isLater }
  const { n, ids } = await readMatches(db, where(false), all, range)
  if (n <= maxCount) return { count: n, isMinimum: false, ids }
  if (isLater || range.limit === 0) return { count: maxCount, isMinimum: true, ids }
  const first = { limit: range.limit, isOrdered: true }
  const page = await readMatches(db, where(true), first, range)
  return { count: maxCount, isMinimum: true, ids: page.ids }
}

interface Reading {
  /** Members to read of each alternative. */
  readonly limit: number
  /** Whether they are the first in display order or any. */
  readonly isOrdered: boolean
}

async function readMatches(
  db: Db,
  where: Alternatives,
  reading: Reading,
  { offset, limit }: RowRange,
) {
  const matches = where.map((condition) => selectMatches(condition, reading))
  const [found] = await readRows(
    db,
    sql`select count(*) as n, (array_agg(id order by ${displayOrder}))
      [${offset + 1}::int : ${offset + limit}::int] as ids
      from (${sql.join(matches, sql` union all `)}) matches`,
    matchesSchema,
  )
  if (!found) throw new Error('The count of a search returned no row.')
  return found
}

const selectMatches = (where: SQL | undefined, { limit, isOrdered }: Reading, step = 0) =>
  sql`(select ${step}::int as step, ${members.id}, ${members.hasPhoto}, ${members.lastSeen} from ${members}
    where ${where} ${isOrdered ? sql`order by ${displayOrder}` : sql``} limit ${limit})`

interface Step {
  readonly step: number
  readonly where: SQL | undefined
}

/** Ids of members who meet the conditions of one of the steps, those of earlier steps first. */
export async function findByStep(db: Db, steps: readonly Step[], limit: number): Promise<string[]> {
  if (steps.length === 0) return []
  const matches = steps.map(({ step, where }) =>
    selectMatches(where, { limit, isOrdered: true }, step),
  )
  const [found] = await readRows(
    db,
    sql`select array_agg(id order by step, ${displayOrder}) as ids
      from (${sql.join(matches, sql` union all `)}) matches`,
    z.object({ ids: idsSchema }),
  )
  return [...new Set(found?.ids)].slice(0, limit)
}
