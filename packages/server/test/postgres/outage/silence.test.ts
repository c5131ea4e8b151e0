import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseConfig } from '../../../src/platform/config.ts'
import type { Database } from '../../../src/platform/database/Database.ts'
import { isDatabaseUnavailable } from '../../../src/platform/database/databaseErrors.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'
import { asCaller } from '../../../src/platform/database/queryScope.ts'
import { readiness } from '../../../src/platform/health/readiness.ts'
import { observe } from '../../../src/platform/metrics/observe.ts'
import { patience } from '../../support/patience.ts'
import { postgresServer } from '../../support/postgresServer.ts'
import { silentProxy } from '../../support/silentProxy.ts'

const longestMs = 10_000
const recoveryMs = 15_000

const postgres = await postgresServer()
const proxy = await silentProxy(postgres.url)
const log = pino({ level: 'silent' })
/** As in production. */
const settings = parseConfig({})
let database: Database
/** The same database over a line of its own. */
let healthy: Database

beforeAll(async () => {
  database = await openPostgres(proxy.url, settings, log)
  healthy = await openPostgres(postgres.url, settings, log)
  await healthy.db.execute(sql`create table credits (member int primary key, left_over int)`)
  await healthy.db.execute(sql`insert into credits values (1, 10), (2, 10)`)
})
afterAll(async () => {
  await database.close()
  await healthy.close()
  await proxy.close()
  await postgres.remove()
})

const spend = ({ db }: Database, member: number) =>
  db.transaction((tx) =>
    tx.execute(sql`update credits set left_over = left_over + 1 where member = ${member}`),
  )

async function timed(work: Promise<unknown>) {
  const start = performance.now()
  const outcome = await work.then(() => 'done' as const, isDatabaseUnavailable)
  return { outcome, ms: performance.now() - start }
}

const fillPool = () =>
  Promise.all(
    Array.from({ length: settings.databasePoolSize }, () =>
      database.db.execute(sql`select pg_sleep(0.1)`),
    ),
  )

/** Asks all the time, as visitors do, until the database answers again. */
async function askUntilBack() {
  const start = performance.now()
  const asked: ReturnType<typeof timed>[] = []
  let isBack = false
  while (!isBack) {
    const one = timed(
      asked.length % 2 ? spend(database, 1) : database.db.execute(sql`select 1`),
    ).then((result) => {
      isBack ||= result.outcome === 'done'
      return result
    })
    asked.push(one)
    await wait(100)
  }
  const backMs = performance.now() - start
  const results = await Promise.all(asked)
  return { backMs, results, longest: Math.max(...results.map(({ ms }) => ms)) }
}

async function databaseUp() {
  const registry = new Registry()
  observe(registry, { database, jobs: { counts: async () => [] } })
  return /^bouquet_database_up (\d)$/m.exec(await registry.metrics())?.[1]
}

const ready = async () => {
  const look = readiness({
    database,
    bus: { isConnected: () => true },
    eventBus: undefined,
    jobs: { isRunning: () => true },
    space: { fullDrive: () => undefined, look: async () => undefined },
    photoFiles: { check: async () => undefined },
  })
  return (await look()).parts.database
}

test('OPS-11 when the open connections fall silent, as after a failover, others are made and nobody waits long', async () => {
  await fillPool()
  proxy.silence({ alsoNew: false })
  const { backMs, results, longest } = await askUntilBack()
  expect(backMs).toBeLessThan(recoveryMs)
  expect(longest).toBeLessThan(longestMs)
  expect(results.filter(({ outcome }) => outcome === false)).toEqual([])
  const later = Array.from({ length: 40 }, () => timed(spend(database, 1)))
  expect(new Set((await Promise.all(later)).map(({ outcome }) => outcome))).toEqual(
    new Set(['done']),
  )
}, 60_000)

test('OPS-11 while the whole line is silent nobody waits long, readiness and metrics say so, and it recovers by itself', async () => {
  await fillPool()
  proxy.silence({ alsoNew: true })
  expect(await ready()).toBe('away')
  const asking = askUntilBack()
  await vi.waitFor(async () => expect(await databaseUp()).toBe('0'), { timeout: longestMs })
  expect((await timed(database.db.execute(sql`select 1`))).ms).toBeLessThan(100)
  await wait(longestMs)
  proxy.restore()
  const restored = performance.now()
  const { results, longest } = await asking
  expect(performance.now() - restored).toBeLessThan(recoveryMs)
  expect(longest).toBeLessThan(longestMs)
  expect(results.filter(({ outcome }) => outcome === false)).toEqual([])
  await vi.waitFor(async () => expect(await databaseUp()).toBe('1'), patience)
  expect(await ready()).toBe('ok')
}, 90_000)

test('OPS-11 long work has limits of its own', async () => {
  const slow = async () =>
    healthy.db.execute(sql`select pg_sleep(${settings.databaseStatementMs / 1_000 + 1})`)
  const [hurried, patient] = await Promise.all([timed(slow()), timed(healthy.withLongLimits(slow))])
  expect(hurried.outcome).toBe(true)
  expect(patient.outcome).toBe('done')
}, 30_000)

test('OPS-11 a process that freezes amid a transaction holds up others for seconds only, and one member’s stuck calls nobody else', async () => {
  const hold = Promise.withResolvers<void>()
  const frozen = database.db
    .transaction(async (tx) => {
      await tx.execute(sql`update credits set left_over = 0 where member = 1`)
      proxy.silence({ alsoNew: false })
      await hold.promise
    })
    .catch(isDatabaseUnavailable)
  await wait(200)
  const stuck = Array.from({ length: 25 }, () =>
    timed(asCaller('member-1', () => spend(healthy, 1))),
  )
  await wait(200)
  const other = await timed(asCaller('member-2', () => spend(healthy, 2)))
  expect(other.outcome).toBe('done')
  expect(other.ms).toBeLessThan(1_000)
  const results = await Promise.all(stuck)
  expect(results.filter(({ outcome }) => outcome === false)).toEqual([])
  expect(Math.max(...results.map(({ ms }) => ms))).toBeLessThan(longestMs)
  await vi.waitFor(async () => expect((await timed(spend(healthy, 1))).outcome).toBe('done'), {
    timeout: longestMs,
  })
  hold.resolve()
  await expect(frozen).resolves.toBe(true)
}, 60_000)
