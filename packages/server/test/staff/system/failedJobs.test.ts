import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readRows } from '../../../src/platform/database/queries.ts'
import { jobKind } from '../../../src/platform/jobs/Jobs.ts'
import { openJobs } from '../../../src/platform/jobs/openJobs.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { patience } from '../../support/patience.ts'
import { testServer } from '../../support/server.ts'
import { hire } from '../../support/staff.ts'

const server = await testServer()
const { database, db } = server
const jobs = openJobs(database, server.services.log)
const note = jobKind('note', z.object({ text: z.string() }))
const done: string[] = []
jobs.work(note, async ({ text }) => void done.push(text))
await jobs.start()
afterAll(() => jobs.stop())
beforeEach(async () => {
  await db.execute(sql`delete from pgboss.job where name = 'note'`)
})

const perform = (name: string, given: object, as?: string) =>
  performAction({ ...server.services, jobs, database }, { name, given, as })

const rowSchema = z.object({ id: z.string() })

/** A job that was given up at a moment. @returns its id */
async function giveUp(text: string, at = '2026-03-01T11:00:00.123456Z') {
  await jobs.send(db, note, { text }, { afterSeconds: 3_600 })
  const [row] = await readRows(
    db,
    sql`update pgboss.job set state = 'failed', retry_count = 8, start_after = now(),
      created_on = ${at}::timestamptz, completed_on = ${at}::timestamptz,
      output = '{"message": "mara@post.example is unknown", "stack": "at send (mail.ts)"}'
      where data ->> 'text' = ${text} returning id`,
    rowSchema,
  )
  return row?.id ?? ''
}

const pageSchema = z.object({
  items: z.array(z.looseObject({ job: z.string() })),
  next: z.string().nullable(),
  total: z.int(),
})
const list = async (given: object = {}) => pageSchema.parse(await perform('failed-jobs', given))

test('DSK-8 a job that was given up is listed with why, without its data and addresses', async () => {
  const job = await giveUp('a secret link')
  const page = await list()
  expect(page.items).toEqual([
    {
      job,
      kind: 'note',
      reason: 'm…@post.example is unknown',
      attempts: 9,
      created: '2026-03-01T11:00:00.123Z',
      failed: '2026-03-01T11:00:00.123Z',
    },
  ])
  expect(JSON.stringify(page)).not.toMatch(/secret|stack|mara/)
})

test('DSK-8 failed jobs come in pages, each once, also of one millisecond', async () => {
  const made = [
    await giveUp('one', '2026-03-01T11:00:00.123456Z'),
    await giveUp('two', '2026-03-01T11:00:00.123999Z'),
    await giveUp('three', '2026-03-01T11:00:00.123001Z'),
    await giveUp('four', '2026-03-01T11:00:01Z'),
  ]
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await list({ limit: 1, ...(after && { after }) })
    expect(page.total).toBe(4)
    seen.push(...page.items.map(({ job }) => job))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(4)
  expect(seen.toSorted()).toEqual(made.toSorted())
  expect(seen[0]).toBe(made[3])
  expect((await list({ to: '2026-02-28' })).total).toBe(0)
  expect((await list({ from: '2026-03-01', to: '2026-03-01' })).total).toBe(4)
})

test('DSK-8 the queue’s own reason is shown too, as of a job that took too long', async () => {
  const job = await giveUp('slow')
  await db.execute(
    sql`update pgboss.job set output = '{"value": {"message": "job timed out"}}' where id = ${job}`,
  )
  expect((await list()).items).toMatchObject([{ job, reason: 'job timed out' }])
})

test('DSK-8 an example of a failed job is listed at once, and can be run', async () => {
  await db.transaction((tx) =>
    jobs.addFailed(tx, note, { text: 'example' }, 'The service is away.'),
  )
  const [example] = (await list()).items
  expect(example).toMatchObject({ kind: 'note', reason: 'The service is away.', attempts: 1 })
  await perform('run-job-again', { kind: 'note', job: example?.job, reason: 'a try' })
  await vi.waitFor(() => expect(done).toContain('example'), patience)
})

test('DSK-8 a job is run again, and a colleague is told who was faster', async () => {
  const [ann, bo] = [await hire(server, 'admin', 'ann'), await hire(server, 'admin', 'bo')]
  const job = await giveUp('again')
  const given = { kind: 'note', job, reason: 'the server is back' }
  await perform('run-job-again', given, ann.email)
  await vi.waitFor(() => expect(done).toContain('again'), patience)
  const decided = { code: 'already_decided', params: { by: 'ann', act: 'job.retry' } }
  await expect(perform('run-job-again', given, bo.email)).rejects.toMatchObject(decided)
  await expect(perform('drop-job', given, bo.email)).rejects.toMatchObject(decided)
  expect(await perform('audit', { subject: `job:note:${job}` })).toMatchObject({
    items: [{ act: 'job.retry', name: 'ann', reason: 'the server is back' }],
  })
})

test('DSK-8 of two who drop a job at once only one does, and only that is in the log', async () => {
  const [ann, bo] = [await hire(server, 'admin', 'ann'), await hire(server, 'admin', 'bo')]
  const job = await giveUp('dropped')
  const given = { kind: 'note', job, reason: 'nobody needs it' }
  const results = await Promise.allSettled([
    perform('drop-job', given, ann.email),
    perform('drop-job', given, bo.email),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await list()).items).toEqual([])
  expect(await perform('audit', { act: 'job.drop' })).toMatchObject({ total: 1 })
})

test('DSK-8 a job that is not there, still runs or is of no kind is left alone', async () => {
  const job = await giveUp('fine')
  await db.execute(sql`update pgboss.job set state = 'completed' where id = ${job}`)
  const reason = 'a try'
  const wrong = [
    { kind: 'note', job },
    { kind: 'nothing', job },
    { kind: 'note', job: '018f0000-0000-7000-8000-000000000001' },
  ]
  for (const given of wrong)
    await expect(perform('drop-job', { ...given, reason })).rejects.toThrow('not_found')
  expect(await perform('audit', {})).toMatchObject({ total: 0 })
})
