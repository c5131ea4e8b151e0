import { setInterval } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Db } from '../database/Database.ts'
import { logFailure } from '../log.ts'

const everyMs = 1_000

/** A younger job may not have acquired its lock yet. */
const graceSeconds = 2

/** An arbitrary number, the same in every process; its holder creates the index. */
const lock = 4_322

/**
 * Returns jobs of a dead process to the queue. Each job runs under a lock with its own id that is released
 * when the process dies, so an active job whose lock is free is abandoned. On the embedded engine every
 * active job at start is, since one process owns the database. A job without retries left expires; otherwise
 * one that kills its process would do so forever.
 * @param kinds names of the kinds of jobs that run under locks
 * @returns stops watching
 */
export async function requeueAbandoned(
  { db, engine, withLongLimits }: Pick<Database, 'db' | 'engine' | 'withLongLimits'>,
  log: Logger,
  kinds: readonly string[],
): Promise<() => Promise<void>> {
  if (engine === 'pglite') {
    await requeue(db, kinds, 0)
    return async () => undefined
  }
  await withLongLimits(() => makeIndex(db))
  await requeue(db, kinds, graceSeconds)
  const stop = new AbortController()
  const watching = watch(stop.signal, async () => {
    await requeue(db, kinds, graceSeconds).catch((error: unknown) =>
      logFailure(log, error, { message: 'jobs of dead processes' }),
    )
  })
  return async () => {
    stop.abort()
    await watching
  }
}

async function watch(signal: AbortSignal, look: () => Promise<void>) {
  try {
    for await (const _ of setInterval(everyMs, undefined, { ref: false, signal })) await look()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function requeue(db: Db, kinds: readonly string[], ageSeconds: number) {
  if (kinds.length === 0) return
  const names = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  await db.execute(sql`
    update pgboss.job set state = 'retry', start_after = now()
    where state = 'active' and name in (${names}) and retry_count < retry_limit
      and started_on <= now() - make_interval(secs => ${ageSeconds})
      and pg_try_advisory_xact_lock(hashtextextended(id::text, 0))`)
}

/** Indexes the few active jobs among all that are kept; the queue has no such index. */
const makeIndex = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    await tx.execute(sql`
      do $$ begin
        if to_regclass('pgboss.job_under_way') is null then
          create index job_under_way on pgboss.job (started_on) where state = 'active';
        end if;
      end $$`)
  })
