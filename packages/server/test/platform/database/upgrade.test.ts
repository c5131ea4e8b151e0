import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { pictureRemovalJob } from '../../../src/features/accounts/deletion/eraseAccounts.ts'
import { personaMessageJob } from '../../../src/features/chat/notifyParticipants.ts'
import {
  notificationEmailJob,
  notificationJob,
} from '../../../src/features/notifications/notification.ts'
import { webhookJob } from '../../../src/features/payments/sandbox/webhook.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { migrate } from '../../../src/platform/database/openDatabase.ts'
import { openPglite } from '../../../src/platform/database/pglite.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { type JobKind, jobKind } from '../../../src/platform/jobs/Jobs.ts'
import { openJobs } from '../../../src/platform/jobs/openJobs.ts'
import { openLog } from '../../../src/platform/log.ts'
import { mailJob } from '../../../src/platform/mail/email.ts'
import { emptyDatabase } from '../../support/database.ts'
import { patience } from '../../support/patience.ts'
import { fillOldTables, mara } from './oldTables.ts'

const log = openLog('silent')
const url = await emptyDatabase()
const database = await (url ? openPostgres(url, parseConfig({}), log) : openPglite())
afterAll(() => database.close())
const { db } = database

const nameSchema = z.object({ name: z.string() })

const listNames = async (query: ReturnType<typeof sql>) =>
  (await readRows(db, query, nameSchema)).map(({ name }) => name)

const listTables = () =>
  listNames(sql`select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations'`)

/** The values of all rows of all tables, whatever tables and columns are called. */
async function readValues(): Promise<string[]> {
  const values: string[] = []
  for (const table of await listTables()) {
    const rows = await readRows(
      db,
      sql`select row_to_json(t) as row from ${sql.identifier(table)} t`,
      z.object({ row: z.record(z.string(), z.unknown()) }),
    )
    values.push(...rows.map(({ row }) => JSON.stringify(Object.values(row))))
  }
  return values.toSorted()
}

const notification = { brand: 'harbour', member: mara }
const like = { kind: 'like', from: mara }
const photos = [randomUUID()]
const event = { reference: 'r', payment: 'p', outcome: 'completed', amount: 1, currency: 'EUR' }
const envelope = { brand: 'harbour', to: 'mara@post.example', locale: 'en' }
const email = { kind: 'confirm', name: 'Mara', link: 'https://harbour.example/' }
const message = { message: randomUUID(), persona: mara }

/** Jobs as an earlier version queued them: kind and data, then the kind that runs them and what it gets. */
const queued: readonly (readonly [string, object, JobKind, object])[] = [
  [
    'notice',
    { ...notification, occasion: like },
    notificationJob,
    { ...notification, trigger: like },
  ],
  [
    'notice-by-mail',
    { ...notification, occasion: like },
    notificationEmailJob,
    { ...notification, trigger: like },
  ],
  ['sandbox-notice', { host: 'h', notice: event }, webhookJob, { host: 'h', event }],
  ['picture-removal', { pictures: photos }, pictureRemovalJob, { photos }],
  ['persona-written-to', message, personaMessageJob, message],
  [
    'mail',
    { ...envelope, letter: email },
    mailJob,
    { ...envelope, email: { ...email, ends: null } },
  ],
]

test('OPS-4 a database of version 0018 keeps its rows and runs its queued jobs under the new names', async () => {
  await migrate(db, { before: '0019' })
  await fillOldTables(db)
  const before = await readValues()
  expect(await emptyTables()).toEqual([])

  const oldJobs = openJobs(database, log)
  for (const [name] of queued) oldJobs.work(jobKind(name, z.unknown()), async () => undefined)
  oldJobs.daily('notice-rounds', async () => undefined)
  await oldJobs.start()
  await db.transaction(async (tx) => {
    for (const [name, data] of queued) {
      await oldJobs.send(tx, jobKind(name, z.unknown()), data, { afterSeconds: 3_600 })
    }
  })
  await oldJobs.stop()

  await migrate(db, { before: '0020' })
  expect(await readValues()).toEqual(before)
  await migrate(db)
  const [orderNumber] = await listNames(sql`select order_number as name from payments`)
  expect(orderNumber).toMatch(/^[2-9B-Z]{9}$/)
  const [first] = await listNames(sql`select body ->> 'text' as name from messages
    join message_reviews on message_reviews.message = messages.id and outcome is null where held_for = 'review'`)
  expect(first).toBe('Hello')
  const musicians = sql`select name from members
    where facet_hashes @> array[hashtext('harbour female') # hashtext('interest=music')] order by name`
  expect(await listNames(musicians)).toEqual(['Emil', 'Mara'])
  await db.execute(sql`delete from photos where member = ${mara}`)
  expect(await listNames(sql`select name from members where has_photo`)).toEqual([])

  await db.execute(sql`update pgboss.job set start_after = now()`)
  const jobs = openJobs(database, log)
  const received = new Map<string, unknown>()
  for (const [, , kind] of queued) {
    jobs.work(kind, async (data) => void received.set(kind.name, data))
  }
  await jobs.start()
  await expect.poll(() => received.size, patience).toBe(queued.length)
  await jobs.stop()
  for (const [, , { name }, data] of queued)
    expect([name, received.get(name)]).toEqual([name, data])

  const kinds = await listNames(sql`select name from pgboss.queue`)
  const retired = queued.map(([name]) => name).filter((name) => name !== 'mail')
  expect(kinds.filter((name) => [...retired, 'notice-rounds'].includes(name))).toEqual([])
  expect(await listNames(sql`select name from pgboss.schedule`)).not.toContain('notice-rounds')
})

/** Tables of the version before in which the test has no row. */
async function emptyTables(): Promise<string[]> {
  const empty: string[] = []
  for (const table of await listTables()) {
    const rows = await readRows(
      db,
      sql`select 1 as n from ${sql.identifier(table)} limit 1`,
      z.unknown(),
    )
    if (rows.length === 0) empty.push(table)
  }
  return empty
}
