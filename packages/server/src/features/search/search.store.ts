import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'
import { members } from '../../tables/index.ts'
import { listMemberIds, type RowRange } from '../profiles/index.ts'

export interface SearchBounds {
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

const matchesSchema = z.object({
  n: z.coerce.number(),
  ids: z
    .array(z.string())
    .nullable()
    .transform((ids) => ids ?? []),
})

/**
 * Counts matches up to `maxCount` and returns the ids of one range. A small result is collected and sorted; a
 * large one is read in index order, so that neither grows with the number of members.
 */
export async function findAndCount(
  db: Db,
  where: SQL | undefined,
  { range, maxCount }: SearchBounds,
): Promise<FoundMembers> {
  const { offset, limit } = range
  const matches = sql`select ${members.id}, ${members.hasPhoto}, ${members.lastSeen}
    from ${members} where ${where} limit ${maxCount + 1}`
  const [found] = await readRows(
    db,
    sql`select count(*) as n, (array_agg(id order by has_photo desc, last_seen desc nulls last, id))
      [${offset + 1}::int : ${offset + limit}::int] as ids from (${matches}) matches`,
    matchesSchema,
  )
  if (!found) throw new Error('The count of a search returned no row.')
  if (found.n <= maxCount) return { count: found.n, isMinimum: false, ids: found.ids }
  return { count: maxCount, isMinimum: true, ids: await listMemberIds(db, where, range) }
}
