import { execFileSync } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { parseConfig } from '../../../src/platform/config.ts'
import type { Database } from '../../../src/platform/database/Database.ts'
import { isDatabaseUnavailable } from '../../../src/platform/database/databaseErrors.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { patience } from '../../support/patience.ts'
import { findPostgres, postgresServer } from '../../support/postgresServer.ts'

const postgres = await postgresServer()
const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })
const settings = parseConfig({ DATABASE_POOL_SIZE: '3', DATABASE_WAIT_SECONDS: '1' })
let database: Database
beforeAll(async () => {
  database = await openPostgres(postgres.url, settings, log)
})
afterAll(async () => {
  await database.close()
  await postgres.remove()
})

const messages = () => logged.map((line) => String(JSON.parse(line).msg))

/** Takes the place of the stopped server, and counts who comes. */
async function countAttempts() {
  let attempts = 0
  const refuse = (socket: Socket) => {
    attempts += 1
    socket.destroy()
  }
  const stub = createServer(refuse)
  const port = Number(new URL(postgres.url).port)
  await new Promise<void>((listening) => stub.listen(port, '127.0.0.1', listening))
  return async () => {
    await new Promise((closed) => stub.close(closed))
    return attempts
  }
}

const countSessions = async (query: string) => {
  const { rows } = await database.jobs.executeSql(
    `select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and query ilike $1`,
    [query],
  )
  return rows[0]?.n
}

test('OPS-8 an outage is met with a handful of attempts however many ask, and leaves one listener', async () => {
  const payloads: string[] = []
  let opens = 0
  const listening = database.listen('weather', {
    onPayload: (payload) => payloads.push(payload),
    onOpen: () => {
      opens += 1
    },
  })
  await listening.opened
  logged.length = 0
  await postgres.stop()
  const stopCounting = await countAttempts()
  const refusals = []
  for (const end = Date.now() + 3_000; Date.now() < end; await wait(10)) {
    refusals.push(database.db.execute(sql`select 1`).then(() => 'done', isDatabaseUnavailable))
  }
  expect(new Set(await Promise.all(refusals))).toEqual(new Set([true]))
  const attempts = await stopCounting()
  expect(attempts).toBeLessThan(15)

  await postgres.start()
  await vi.waitFor(() => expect(listening.isConnected()).toBe(true), patience)
  expect(await countSessions('listen %')).toBe(1)
  expect(opens).toBe(2)
  await database.jobs.executeSql(`select pg_notify('weather', 'sun')`, [])
  await vi.waitFor(() => expect(payloads).toEqual(['sun']), patience)
  expect(messages()).toEqual(['database away', 'database back'])
  await listening.close()
  await vi.waitFor(async () => expect(await countSessions('listen %')).toBe(0), patience)
}, 60_000)

test('OPS-8 a connection that breaks in a transaction ends neither the process nor its place in the pool', async () => {
  for (const moment of ['begun', 'written', 'begun', 'written']) {
    const broken = database.db.transaction(async (tx) => {
      const [row] = await readRows(
        tx,
        sql`select pg_backend_pid() as pid`,
        z.object({ pid: z.int() }),
      )
      if (moment === 'written') await tx.execute(sql`create temporary table t ()`)
      await database.db.execute(sql`select pg_terminate_backend(${row?.pid})`)
      await wait(50)
    })
    await expect(broken.catch(isDatabaseUnavailable)).resolves.toBe(true)
  }
  const all = Array.from({ length: 9 }, () =>
    database.db.transaction((tx) => tx.execute(sql`select 1`)),
  )
  await expect(Promise.all(all)).resolves.toHaveLength(9)
})

test('OPS-8 who finds all connections taken is told that the database is not available', async () => {
  logged.length = 0
  const hold = Promise.withResolvers<void>()
  const holders = Array.from({ length: 3 }, () => database.db.transaction(() => hold.promise))
  await wait(50)
  const late = [1, 2, 3].map(() =>
    database.db.execute(sql`select 1`).then(() => 'done', isDatabaseUnavailable),
  )
  await expect(Promise.all(late)).resolves.toEqual([true, true, true])
  hold.resolve()
  await Promise.all(holders)
  await database.db.execute(sql`select 1`)
  expect(messages()).toEqual(['database connections taken'])
})

const terminateAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

test('OPS-8 a transaction that cannot begin on a broken connection leaves its place in the pool free', async () => {
  const select = () => database.db.transaction((tx) => tx.execute(sql`select 1`))
  await Promise.all([select(), select(), select()])
  // While this process waits it cannot notice that its idle connections end.
  execFileSync(join(findPostgres() ?? '', 'psql'), [postgres.url, '-c', terminateAll])
  const broken = [1, 2, 3].map(() => select().then(() => 'done', isDatabaseUnavailable))
  await expect(Promise.all(broken)).resolves.toEqual([true, true, true])
  await vi.waitFor(() => Promise.all([select(), select(), select()]), patience)
})

test('OPS-8 a start waits for a database that is away, says so once, and gives up after the limit', async () => {
  logged.length = 0
  await postgres.stop()
  const hasty = { ...settings, databaseStartMs: 500 }
  await expect(openPostgres(postgres.url, hasty, log)).rejects.toThrow(
    /DATABASE_URL did not answer within 0.5 s/,
  )
  const starting = openPostgres(postgres.url, settings, log)
  await wait(1_000)
  await postgres.start()
  const late = await starting
  await late.db.execute(sql`select 1`)
  await late.close()
  expect(messages().filter((message) => message === 'database away').length).toBeLessThanOrEqual(3)
}, 60_000)
