import { listCountLimit, type Queue } from '@bouquet/contract/staff'
import { asc, count, min, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './Database.ts'

interface Waiting {
  readonly table: PgTable
  /** The column that orders the list, with an index that contains little but what waits. */
  readonly moment: PgColumn
  readonly id: PgColumn
  /** Since when an item waits; `moment` unless it came a second time. */
  readonly since?: PgColumn
  readonly where: SQL | undefined
}

/** Counts what waits in one scan, up to the limit of lists, and finds the oldest of these. */
export async function readQueue(
  db: Db,
  { table, moment, id, since = moment, where }: Waiting,
): Promise<Queue> {
  const first = db
    .select({ since })
    .from(table)
    .where(where)
    .orderBy(asc(moment), asc(id))
    .limit(listCountLimit + 1)
    .as('first')
  const [row] = await db.select({ waiting: count(), oldest: min(first.since) }).from(first)
  const { waiting = 0, oldest } = row ?? {}
  return {
    waiting: Math.min(waiting, listCountLimit),
    is_minimum: waiting > listCountLimit,
    oldest: oldest instanceof Date ? oldest.toISOString() : null,
  }
}
