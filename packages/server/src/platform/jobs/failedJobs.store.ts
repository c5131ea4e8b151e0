import type { Page, PageQuery } from '@bouquet/contract/staff'
import { and, eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../database/Database.ts'
import { readRows } from '../database/queries.ts'
import { readPage } from '../database/readPage.ts'
import type { FailedJob, JobKey } from './Jobs.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Columns of the queue's own table. */
const jobs = pgSchema('pgboss').table('job', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  state: text().notNull(),
  retryCount: integer('retry_count').notNull(),
  createdOn: time('created_on').notNull(),
  completedOn: time('completed_on').notNull(),
  /** The error, of a failed job. */
  output: jsonb(),
})

/** Cursors have whole milliseconds, and the queue writes microseconds. */
const failedAt = sql`(date_trunc('milliseconds', completed_on at time zone 'UTC') at time zone 'UTC')`

const isFailed = eq(jobs.state, sql`'failed'`)

const errorSchema = z.object({ message: z.string() })

/** The queue wraps errors of its own, as of a job that took too long. */
const outputSchema = z
  .union([errorSchema, z.object({ value: errorSchema }).transform(({ value }) => value)])
  .catch({ message: '' })

/** Jobs that were given up, the latest first. */
export async function pageFailedJobs(db: Db, query: PageQuery): Promise<Page<FailedJob>> {
  const page = await readPage(
    db,
    {
      table: jobs,
      moment: failedAt,
      id: jobs.id,
      first: 'latest',
      where: isFailed,
      rows: ({ where, orderBy, limit }) =>
        db
          .select()
          .from(jobs)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ completedOn, id }) => ({ moment: completedOn, id }),
    },
    query,
  )
  return {
    ...page,
    items: page.items.map(({ id, name, retryCount, createdOn, completedOn, output }) => ({
      id,
      kind: name,
      reason: outputSchema.parse(output).message,
      attempts: retryCount + 1,
      created: createdOn,
      failed: completedOn,
    })),
  }
}

/** Locks a job that was given up until the end of the transaction. @returns false when there is none */
export async function lockFailedJob(tx: Db, { kind, id }: JobKey): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.name, kind), eq(jobs.id, id), isFailed))
    .for('update')
  return rows.length > 0
}

const oldestSchema = z.object({ kind: z.string(), since: z.coerce.date() })

/** Since when the oldest job that could run waits, by kind; reads only what waits. */
export async function findOldestWaiting(db: Db): Promise<ReadonlyMap<string, Date>> {
  const rows = await readRows(
    db,
    sql`select name as kind, min(greatest(created_on, start_after)) as since from pgboss.job
      where state < 'active' and not blocked and start_after <= now() group by name`,
    oldestSchema,
  )
  return new Map(rows.map(({ kind, since }) => [kind, since]))
}

/** Indexes the few failed jobs among all that are kept, in the order of their list. Called by one process at a time. */
export function indexFailedJobs(db: Db) {
  return db.execute(sql`
    do $$ begin
      if to_regclass('pgboss.job_failed') is null then
        create index job_failed on pgboss.job (${failedAt}, id) where state = 'failed';
      end if;
    end $$`)
}
