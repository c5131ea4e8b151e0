import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import type { Bus, SubscriptionEnd } from '../../../src/platform/bus/Bus.ts'
import { listenOverNats } from '../../../src/platform/bus/listenOverNats.ts'
import { openBus } from '../../../src/platform/bus/openBus.ts'
import { parseConfig } from '../../../src/platform/config.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'
import { testClock } from '../../support/clock.ts'
import { testDatabase } from '../../support/database.ts'
import { natsServer } from '../../support/natsServer.ts'
import { patience } from '../../support/patience.ts'
import { insertPerson } from '../../support/rows.ts'

const database = await testDatabase()
const nats = await natsServer()
afterAll(() => nats.stop())

const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })
const messages = () => logged.map((line) => String(JSON.parse(line).msg))
async function startProcess(): Promise<Bus> {
  const listen = listenOverNats({ databaseUrl: database.url, natsUrl: nats.url, database, log })
  return openBus({ db: database.db, listen }, testClock())
}

/** A member whose credits rise by one with each event. */
async function countingMember(bus: Bus) {
  const member = await insertPerson(database.db)
  const sent: number[] = []
  const received: number[] = []
  const ends: SubscriptionEnd[] = []
  bus.subscribe(member, {
    deliver: ({ event }) => received.push(event.type === 'credits' ? event.credits : 0),
    end: (reason) => ends.push(reason),
  })
  async function tell() {
    const credits = sent.length + 1
    sent.push(credits)
    const event = { type: 'credits', credits, paid_user: false } as const
    await bus.publish(database.db, { brand: 'harbour', member }, event)
  }
  /** Goes on until the returned function is called. */
  function sendAllTheTime() {
    let isDone = false
    const sending = (async () => {
      while (!isDone) {
        await tell()
        await wait(20)
      }
    })()
    return async () => {
      isDone = true
      await sending
    }
  }
  return { sent, received, ends, tell, sendAllTheTime }
}

const sessions = `select pid from pg_stat_activity where query ilike 'listen %' and datname = current_database()`

async function listeners() {
  const { rows } = await database.jobs.executeSql(sessions, [])
  return rows.length
}

test('OPS-8 events sent while NATS is away, at a start or later, are delivered once and in order', async () => {
  await nats.stop()
  const bus = await startProcess()
  const { sent, received, ends, tell, sendAllTheTime } = await countingMember(bus)
  await tell()
  await vi.waitFor(() => expect(received).toEqual(sent), patience)
  expect(messages()).toEqual(['event bus away'])

  const stopSending = sendAllTheTime()
  await nats.start()
  await vi.waitFor(() => expect(messages()).toEqual(['event bus away', 'event bus back']), patience)
  await wait(500)
  await nats.stop()
  await vi.waitFor(() => expect(messages()).toHaveLength(3), patience)
  await wait(500)
  await nats.start()
  await vi.waitFor(() => expect(messages()).toHaveLength(4), patience)
  await wait(500)
  await stopSending()
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(sent.length), patience)
  expect(received).toEqual(sent)
  expect(ends).toEqual([])
  await vi.waitFor(async () => expect(await listeners()).toBe(1), patience)
  await bus.close()
  expect(await listeners()).toBe(0)
})

test('OPS-8 events sent while no process relays reach the open streams of all others', async () => {
  const relaying = await startProcess()
  await vi.waitFor(async () => expect(await listeners()).toBe(1), patience)
  const other = await startProcess()
  const { sent, received, ends, sendAllTheTime } = await countingMember(other)
  const stopSending = sendAllTheTime()
  await wait(200)
  await relaying.close()
  expect(await listeners()).toBe(0)
  await vi.waitFor(async () => expect(await listeners()).toBe(1), patience)
  await wait(200)
  await stopSending()
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(sent.length), patience)
  expect(received).toEqual(sent)
  expect(ends).toEqual([])
  await other.close()
})

test('OPS-8 events sent while the listening connection is broken are delivered once and in order', async () => {
  const own = await openPostgres(database.url, parseConfig({}), log)
  const bus = await openBus(own, testClock())
  const { sent, received, ends, sendAllTheTime } = await countingMember(bus)
  const stopSending = sendAllTheTime()
  for (let round = 0; round < 3; round++) {
    await wait(200)
    await database.jobs.executeSql(`select pg_terminate_backend(pid) from (${sessions}) s`, [])
    await vi.waitFor(async () => expect(await listeners()).toBe(1), patience)
  }
  await stopSending()
  await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(sent.length), patience)
  expect(received).toEqual(sent)
  expect(ends).toEqual([])
  await bus.close()
  await own.close()
})

test('OPS-8 what a page had before its last event is not sent again, whatever else was under way', async () => {
  const bus = await openBus(database, testClock())
  const member = await insertPerson(database.db)
  const tell = () => bus.publish(database.db, { brand: 'harbour', member }, { type: 'user' })
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`)
    await tell()
    await tell()
  })
  const last = (await bus.since(member, 0)).at(-1)?.id ?? 0
  expect(await bus.since(member, last)).toEqual([])
  await bus.close()
})
