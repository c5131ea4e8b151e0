import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { throttles } from '../../tables/index.ts'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { statement } from '../database/queries.ts'

interface Counting {
  readonly key: unknown
  readonly now: unknown
  /** When a window that starts now ends. */
  readonly ends: unknown
  /** Attempts to add; one by default. */
  readonly amount?: unknown
}

/** Counts attempts of a key, starting over after the window has ended. Returns `count` and `ends`. */
export function counting({ key, now, ends, amount = 1 }: Counting): SQL {
  return sql`
  insert into ${throttles} as tried (key, count, ends) values (${key}, ${amount}::int, ${ends}::timestamptz)
  on conflict (key) do update set
    count = case when tried.ends <= ${now}::timestamptz then excluded.count else tried.count + excluded.count end,
    ends = case when tried.ends <= ${now}::timestamptz then excluded.ends else tried.ends end
  returning tried.count, tried.ends`
}

export interface Attempts {
  readonly count: number
  /** When the window ends and counting starts over. */
  readonly ends: Date
}

const attemptsSchema = z.object({ count: z.number(), ends: z.coerce.date() })

const at = sql.placeholder

const counted = { select: { count: sql`count`, ends: sql`ends` }, from: sql`tried` }

const attemptStatement = statement(
  'count-attempt',
  { with: { tried: counting({ key: at('key'), now: at('now'), ends: at('ends') }) }, ...counted },
  attemptsSchema,
)

/** Counts an attempt of `key`, as in `login:amberline:10.0.0.1`, across all processes and restarts. */
export async function countAttempt(
  db: Db,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<Attempts> {
  const ends = secondsAfter(now, windowSeconds)
  const values = { key, now: now.toISOString(), ends: ends.toISOString() }
  const [attempts] = await attemptStatement(db, values)
  return attempts ?? { count: 1, ends }
}

const attemptsStatement = statement(
  'count-attempts',
  {
    with: {
      tried: counting({ key: at('key'), now: at('now'), ends: at('ends'), amount: at('amount') }),
    },
    ...counted,
  },
  attemptsSchema,
)

interface Adding {
  readonly amount: number
  /** End of the window of the attempts, if none is open yet. */
  readonly ends: Date
  readonly now: Date
}

/** Counts several attempts of `key` at once. */
export async function countAttempts(
  db: Db,
  key: string,
  { amount, ends, now }: Adding,
): Promise<Attempts> {
  const values = { key, amount, now: now.toISOString(), ends: ends.toISOString() }
  const [attempts] = await attemptsStatement(db, values)
  return attempts ?? { count: amount, ends }
}

/** @returns the attempts in the open window; undefined when none is open */
export async function readAttempts(db: Db, key: string, now: Date): Promise<Attempts | undefined> {
  const [row] = await db
    .select({ count: throttles.count, ends: throttles.ends })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.ends, now)))
  return row
}

/** Uncounts a successful attempt, so that it does not count against others at the same address. */
export function uncountAttempt(db: Db, key: string) {
  return db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key))
}

export function clearAttempts(db: Db, key: string) {
  return db.delete(throttles).where(eq(throttles.key, key))
}
