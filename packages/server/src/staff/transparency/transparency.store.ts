import { complaintReasonSchema } from '@bouquet/contract/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'

export interface Period {
  readonly since: Date
  /** The first moment after it. */
  readonly until: Date
  readonly brand: string | undefined
}

const within = (moment: SQL, { since, until, brand }: Period): SQL => {
  const time = sql`${moment} >= ${since.toISOString()} and ${moment} < ${until.toISOString()}`
  return brand === undefined ? time : sql`${time} and brand = ${brand}`
}

const hours = (from: SQL, to: SQL): SQL =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)`

const count = z.coerce.number()
const median = z.coerce.number().nullable()

const reasonsSchema = z.object({ reason: complaintReasonSchema, received: count })

/** Complaints that came in, by their reason. */
export function countReceived(db: Db, period: Period) {
  return readRows(
    db,
    sql`select reason, count(*) as received from complaints
      where ${within(sql`created`, period)} group by reason order by received desc, reason`,
    reasonsSchema,
  )
}

const decidedSchema = z.object({ upheld: count, rejected: count, median })

/** First decisions, with the time that they took. */
export async function countDecided(db: Db, period: Period) {
  const [row] = await readRows(
    db,
    sql`select count(*) filter (where decision = 'upheld') as upheld,
        count(*) filter (where decision = 'rejected') as rejected,
        ${hours(sql`created`, sql`decided`)} as median
      from complaints where ${within(sql`decided`, period)}`,
    decidedSchema,
  )
  return row ?? { upheld: 0, rejected: 0, median: null }
}

const appealsSchema = z.object({ received: count, confirmed: count, reversed: count, median })

/** Appeals that came in, and those that were decided. */
export async function countAppeals(db: Db, period: Period) {
  const isDecided = within(sql`appeal_decided`, period)
  const [row] = await readRows(
    db,
    sql`select count(*) filter (where ${within(sql`appealed`, period)}) as received,
        count(*) filter (where ${isDecided} and appeal_decision = decision) as confirmed,
        count(*) filter (where ${isDecided} and appeal_decision <> decision) as reversed,
        percentile_cont(0.5) within group (order by extract(epoch from appeal_decided - appealed) / 3600)
          filter (where ${isDecided}) as median
      from complaints where appealed is not null`,
    appealsSchema,
  )
  return row ?? { received: 0, confirmed: 0, reversed: 0, median: null }
}

/** How often actions are in the audit log, by their name. */
export async function countActions(
  db: Db,
  acts: readonly string[],
  period: Period,
): Promise<(act: string) => number> {
  const rows = await readRows(
    db,
    sql`select act, count(*) as count from audit_log
      where act = any(${sql.param(acts)}::text[]) and ${within(sql`created`, period)} group by act`,
    z.object({ act: z.string(), count }),
  )
  return (act) => rows.find((row) => row.act === act)?.count ?? 0
}

const heldSchema = z.object({ held: count, released: count, withheld: count, waiting: count })

/** Messages that a check held, and what staff made of them. */
export async function countHeld(db: Db, period: Period) {
  const [row] = await readRows(
    db,
    sql`select count(*) as held, count(*) filter (where outcome = 'released') as released,
        count(*) filter (where outcome = 'kept') as withheld, count(*) filter (where outcome is null) as waiting
      from message_reviews where ${within(sql`created`, period)}`,
    heldSchema,
  )
  return row ?? { held: 0, released: 0, withheld: 0, waiting: 0 }
}
