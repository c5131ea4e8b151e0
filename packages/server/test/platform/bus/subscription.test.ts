import { expect, test, vi } from 'vitest'
import type { DeliveredEvent, SubscriptionEnd } from '../../../src/platform/bus/Bus.ts'
import { openBus } from '../../../src/platform/bus/openBus.ts'
import { openSubscription } from '../../../src/platform/bus/openSubscription.ts'
import type { ChannelListener } from '../../../src/platform/database/Database.ts'
import { testClock } from '../../support/clock.ts'
import { testDatabase } from '../../support/database.ts'
import { patience } from '../../support/patience.ts'
import { insertPerson } from '../../support/rows.ts'

const database = await testDatabase()

const event = (id: number | null): DeliveredEvent => ({ id, event: { type: 'user' } })

function setUp(since: (id: number) => Promise<readonly DeliveredEvent[]>, after = 0) {
  const ids: (number | null)[] = []
  const ends: SubscriptionEnd[] = []
  const subscription = openSubscription({
    subscriber: { deliver: ({ id }) => ids.push(id), end: (reason) => ends.push(reason) },
    after,
    since,
    onClose: () => undefined,
    pauseMs: () => 1,
  })
  return { ids, ends, subscription }
}

test('OPS-8 what is told during a replay follows it, and each event comes once', async () => {
  const reading = Promise.withResolvers<readonly DeliveredEvent[]>()
  const { ids, subscription } = setUp(() => reading.promise)
  subscription.receive(event(1))
  const caughtUp = subscription.catchUp()
  for (const id of [4, null, 5]) subscription.receive(event(id))
  reading.resolve([1, 2, 3, 4].map(event))
  await caughtUp
  subscription.receive(event(5))
  subscription.receive(event(6))
  expect(ids).toEqual([1, 2, 3, 4, null, 5, 6])
})

test('OPS-8 a second gap during a replay is read too, from the last event on', async () => {
  const asked: number[] = []
  const { ids, subscription } = setUp(async (id) => {
    asked.push(id)
    if (asked.length === 1) void subscription.catchUp()
    return [event(id + 1)]
  }, 7)
  await subscription.catchUp()
  expect({ asked, ids }).toEqual({ asked: [7, 8], ids: [8, 9] })
})

test('OPS-8 a stream stays open while the database is away for a moment', async () => {
  let isAway = true
  let asked = 0
  const { ids, ends, subscription } = setUp(async () => {
    asked += 1
    isAway = asked < 4
    if (isAway) throw new Error('away')
    return [event(1), event(2)]
  })
  const caughtUp = subscription.catchUp()
  subscription.receive(event(3))
  await caughtUp
  expect({ ids, ends }).toEqual({ ids: [1, 2, 3], ends: [] })
})

test('OPS-8 a stream whose missed events cannot be read is ended, not left with a hole', async () => {
  const { ids, ends, subscription } = setUp(() => Promise.reject(new Error('away')))
  await subscription.catchUp()
  subscription.receive(event(9))
  expect({ ids, ends }).toEqual({ ids: [], ends: ['unreadable'] })
})

test('OPS-8 what was told while nothing listened is delivered when listening begins again', async () => {
  let listener: ChannelListener | undefined
  const bus = await openBus(
    {
      db: database.db,
      // The test is the only one who tells of events.
      listen: (_, own) => {
        listener = own
        return { isConnected: () => true, opened: Promise.resolve(), close: async () => undefined }
      },
    },
    testClock(),
  )
  const member = await insertPerson(database.db)
  const credits: number[] = []
  const ends: SubscriptionEnd[] = []
  bus.subscribe(member, {
    deliver: ({ event }) => credits.push(event.type === 'credits' ? event.credits : 0),
    end: (reason) => ends.push(reason),
  })
  for (const amount of [1, 2, 3]) {
    const event = { type: 'credits', credits: amount, paid_user: false } as const
    await bus.publish(database.db, { brand: 'harbour', member }, event)
  }
  expect(credits).toEqual([])
  listener?.onOpen()
  await vi.waitFor(() => expect(credits).toEqual([1, 2, 3]), patience)
  listener?.onOpen()
  const [last] = (await bus.since(member, 0)).slice(-1)
  listener?.onPayload(JSON.stringify({ member, id: last?.id }))
  await bus.since(member, 0)
  expect({ credits, ends }).toEqual({ credits: [1, 2, 3], ends: [] })
})

test('CHT-7 a page that missed more than five hundred events gets them all', async () => {
  const bus = await openBus(database, testClock())
  const member = await insertPerson(database.db)
  const outgoing = { to: { brand: 'harbour', member }, event: { type: 'user' } } as const
  await bus.publishAll(
    database.db,
    Array.from({ length: 1_200 }, () => outgoing),
  )
  expect(await bus.since(member, 0)).toHaveLength(1_200)
  await bus.close()
})

test('OPS-7 a member has eight streams in all processes together, and the ninth ends the oldest', async () => {
  const processes = [await openBus(database, testClock()), await openBus(database, testClock())]
  const member = await insertPerson(database.db)
  const ended: number[] = []
  let opened = 0
  const open = async () => {
    const number = opened++
    const bus = processes[number % processes.length]
    const subscription = bus?.subscribe(member, {
      deliver: () => undefined,
      end: () => ended.push(number),
    })
    await settle()
    return subscription
  }
  for (let count = 0; count < 7; count++) await open()
  const eighth = await open()
  eighth?.close()
  await settle()
  await open()
  expect(ended).toEqual([])
  await open()
  expect(ended).toEqual([0])
  await open()
  expect(ended).toEqual([0, 1])
  for (const bus of processes) await bus.close()

  /** Waits until both processes were told of all that has been opened and closed. */
  async function settle() {
    const other = await insertPerson(database.db)
    const seen = processes.map(
      (bus) =>
        new Promise((resolve) => bus.subscribe(other, { deliver: resolve, end: () => undefined })),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    await processes[0]?.publish(database.db, { brand: 'harbour', member: other }, { type: 'user' })
    await Promise.all(seen)
  }
})
