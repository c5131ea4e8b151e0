import { afterAll, expect, test, vi } from 'vitest'
import type { Bus, DeliveredEvent } from '../../src/platform/bus/Bus.ts'
import { listenOverNats } from '../../src/platform/bus/listenOverNats.ts'
import { openBus } from '../../src/platform/bus/openBus.ts'
import { openLog } from '../../src/platform/log.ts'
import { testClock } from '../support/clock.ts'
import { testDatabase } from '../support/database.ts'
import { natsServer } from '../support/natsServer.ts'
import { patience } from '../support/patience.ts'
import { insertPerson } from '../support/rows.ts'

interface Process {
  readonly bus: Bus
  leave(): Promise<void>
}

const database = await testDatabase()
const nats = await natsServer()
afterAll(nats.stop)

/** The live events of one server process among many. */
async function startProcess(): Promise<Process> {
  const listen = listenOverNats({
    databaseUrl: database.url,
    natsUrl: nats.url,
    database,
    log: openLog('silent'),
  })
  const bus = await openBus({ db: database.db, listen }, testClock())
  return { bus, leave: bus.close }
}

const listenersSql = `select count(*)::int as n from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`

async function isRelayed() {
  const { rows } = await database.jobs.executeSql(listenersSql, [])
  expect(rows).toEqual([{ n: 1 }])
}

test('CHT-7 a member hears once whichever process speaks, and goes on hearing when the relaying one leaves', async () => {
  const mara = await insertPerson(database.db)
  const to = { brand: 'harbour', member: mara }
  const first = await startProcess()
  await vi.waitFor(isRelayed, patience)
  const second = await startProcess()
  const received: DeliveredEvent[] = []
  second.bus.subscribe(mara, { deliver: (one) => received.push(one), end: () => undefined })

  await first.bus.publish(database.db, to, { type: 'user' })
  await vi.waitFor(() => expect(received).toHaveLength(1), patience)

  await first.leave()
  await vi.waitFor(isRelayed, patience)
  await second.bus.publish(database.db, to, { type: 'credits', credits: 3, paid_user: true })
  await vi.waitFor(() => expect(received).toHaveLength(2), patience)
  expect(received.map(({ event }) => event.type)).toEqual(['user', 'credits'])
  await second.leave()
})
