import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readRows } from '../../../src/platform/database/queries.ts'
import { jobKind } from '../../../src/platform/jobs/Jobs.ts'
import { openJobs } from '../../../src/platform/jobs/openJobs.ts'
import { testDatabase } from '../../support/database.ts'
import { patience } from '../../support/patience.ts'

const database = await testDatabase()
const logged: string[] = []
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) })
const jobs = openJobs(database, log)

const note = jobKind('note', z.object({ text: z.string() }))
const done: string[] = []
let failures = 1

jobs.work(note, async ({ text }) => {
  if (text === 'retried' && failures-- > 0) throw new Error('the post office is away')
  done.push(text)
})
await jobs.start()
afterAll(() => jobs.stop())

test('PSH-3 what is sent in a transaction is done after it commits', async () => {
  await database.db.transaction((tx) => jobs.send(tx, note, { text: 'kept' }))
  await vi.waitFor(() => expect(done).toContain('kept'), patience)
})

test('PSH-3 what is rolled back is never done, what fails is tried again', async () => {
  await database.db
    .transaction(async (tx) => {
      await jobs.send(tx, note, { text: 'undone' })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await jobs.send(database.db, note, { text: 'retried' })
  await vi.waitFor(() => expect(done).toContain('retried'), patience)
  expect(done).not.toContain('undone')
  expect(logged.join()).toContain('the post office is away')
}, 20_000)

test('TRU-3 what a job was told is gone an hour after it is over, whether done or given up', async () => {
  const stored = () =>
    readRows(
      database.db,
      sql`select data ->> 'text' as text from pgboss.job where data ->> 'text' like '%link%'`,
      note.data,
    )
  await jobs.send(database.db, note, { text: 'link of today' })
  await jobs.send(database.db, note, { text: 'mailed link' })
  await jobs.send(database.db, note, { text: 'refused link' })
  await vi.waitFor(() => expect(done).toContain('refused link'), patience)
  await vi.waitFor(() => expect(done).toContain('mailed link'), patience)
  await database.db.execute(sql`update pgboss.job set completed_on = now() - interval '61 minutes',
    state = case when data ->> 'text' = 'refused link' then 'failed' else state end
    where data ->> 'text' in ('mailed link', 'refused link')`)
  await database.db.execute(
    sql`update pgboss.queue set maintain_on = now() - interval '10 minutes'`,
  )
  await vi.waitFor(
    async () => expect(await stored()).toEqual([{ text: 'link of today' }]),
    patience,
  )
}, 30_000)
