import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { DeliveredEvent } from '../../../src/platform/bus/Bus.ts'
import { openBus } from '../../../src/platform/bus/openBus.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { events } from '../../../src/tables/index.ts'
import { testClock } from '../../support/clock.ts'
import { testDatabase } from '../../support/database.ts'
import { patience } from '../../support/patience.ts'
import { insertPerson } from '../../support/rows.ts'

const database = await testDatabase()
const bus = await openBus(database, testClock())

const listen = (member: string) => {
  const received: DeliveredEvent[] = []
  const { close } = bus.subscribe(member, {
    deliver: (one) => received.push(one),
    end: () => undefined,
  })
  return { received, stop: close }
}

test('CHT-7 a member hears what is told to them when it is committed, and nobody else does', async () => {
  const mara = await insertPerson(database.db)
  const emil = await insertPerson(database.db)
  const listeners = { mara: listen(mara), emil: listen(emil) }
  await database.db.transaction((tx) =>
    bus.publish(tx, { brand: 'harbour', member: mara }, { type: 'user' }),
  )
  await vi.waitFor(() => expect(listeners.mara.received).toHaveLength(1), patience)
  expect(listeners.mara.received[0]?.event).toEqual({ type: 'user' })
  expect(listeners.emil.received).toEqual([])
})

test('CHT-7 what is rolled back is never received', async () => {
  const mara = await insertPerson(database.db)
  const { received } = listen(mara)
  const to = { brand: 'harbour', member: mara }
  await database.db
    .transaction(async (tx) => {
      await bus.publish(tx, to, { type: 'user' })
      throw new Error('undone')
    })
    .catch(() => undefined)
  await bus.publish(database.db, to, { type: 'credits', credits: 3, paid_user: true })
  await vi.waitFor(() => expect(received).toHaveLength(1), patience)
  expect(received[0]?.event.type).toBe('credits')
})

test('CHT-7 after a break a page catches up from the last event it had', async () => {
  const mara = await insertPerson(database.db)
  const to = { brand: 'harbour', member: mara }
  for (const credits of [1, 2, 3]) {
    await bus.publish(database.db, to, { type: 'credits', credits, paid_user: false })
  }
  const all = await bus.since(mara, 0)
  const missed = await bus.since(mara, all[0]?.id ?? 0)
  expect(missed.map(({ event }) => event)).toEqual([
    { type: 'credits', credits: 2, paid_user: false },
    { type: 'credits', credits: 3, paid_user: false },
  ])
})

test('CHT-7 an event whose transaction ends late with a lower number is not left out after a break', async () => {
  const mara = await insertPerson(database.db)
  const to = { brand: 'harbour', member: mara }
  const credits = (amount: number) =>
    ({ type: 'credits', credits: amount, paid_user: false }) as const
  await bus.publish(database.db, to, credits(1))
  const [taken] = await readRows(
    database.db,
    sql`select nextval(pg_get_serial_sequence('events', 'id'))::int as id`,
    z.object({ id: z.number() }),
  )
  await bus.publish(database.db, to, credits(2))
  const seen = (await bus.since(mara, 0)).at(-1)?.id ?? 0
  await database.db.insert(events).values({
    id: taken?.id,
    ...to,
    event: credits(3),
    created: new Date(),
  })
  const missed = (await bus.since(mara, seen)).map(({ event }) => event)
  expect(missed).toContainEqual(credits(3))
  expect(missed).not.toContainEqual(credits(2))
})

test('CHT-7 events of one transaction come in their order, and not again after a break', async () => {
  const mara = await insertPerson(database.db)
  const to = { brand: 'harbour', member: mara }
  const { received } = listen(mara)
  await database.db.transaction(async (tx) => {
    await bus.publish(tx, to, { type: 'user' })
    await bus.publish(tx, to, { type: 'credits', credits: 1, paid_user: true })
  })
  await vi.waitFor(() => expect(received).toHaveLength(2), patience)
  expect(received.map(({ event }) => event.type)).toEqual(['user', 'credits'])
  expect(await bus.since(mara, received[1]?.id ?? 0)).toEqual([])
})

test('CHT-7 who has gone hears nothing', async () => {
  const mara = await insertPerson(database.db)
  const gone = listen(mara)
  const there = listen(mara)
  gone.stop()
  await bus.publish(database.db, { brand: 'harbour', member: mara }, { type: 'user' })
  await vi.waitFor(() => expect(there.received).toHaveLength(1), patience)
  expect(gone.received).toEqual([])
})
