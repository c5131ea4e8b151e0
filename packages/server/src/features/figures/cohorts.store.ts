import { and, between, eq, lt, not, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { type FigureCohortRow, figureCohorts, members } from '../../tables/index.ts'
import type { DateRange } from './figures.store.ts'

/** Adds to what is counted by week of signup. */
export async function addToCohorts(db: Db, rows: readonly FigureCohortRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(figureCohorts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [figureCohorts.week, figureCohorts.brand, figureCohorts.step, figureCohorts.age],
      set: { count: sql`${figureCohorts.count} + excluded.count` },
    })
}

/** Adds one row, if the signup is not too long ago for it. */
export function addCohort(db: Db, row: FigureCohortRow | undefined): Promise<void> {
  return addToCohorts(db, row ? [row] : [])
}

/**
 * Records that a member was seen, unless that was already recorded since a moment. Concurrent requests count once.
 * @returns whether this is the first time since then
 */
export async function markFirstSeen(
  tx: Db,
  member: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ lastSeen: now })
    .where(and(eq(members.id, member), not(members.fictional), lt(members.lastSeen, since)))
    .returning({ id: members.id })
  return rows.length > 0
}

/** The weeks of signup from the first to the last, both included, each named by its Monday. */
export function sumCohorts(db: Db, { brand, from, to }: DateRange) {
  return db
    .select({
      week: figureCohorts.week,
      step: figureCohorts.step,
      age: figureCohorts.age,
      count: sql`sum(${figureCohorts.count})`.mapWith(Number),
    })
    .from(figureCohorts)
    .where(
      and(
        between(figureCohorts.week, from, to),
        brand === undefined ? undefined : eq(figureCohorts.brand, brand),
      ),
    )
    .groupBy(figureCohorts.week, figureCohorts.step, figureCohorts.age)
}
