import { type Call, type CallName, streams } from '@bouquet/contract'
import { calls, errorBodySchema } from '@bouquet/contract/schemas'
import {
  type StaffCallName,
  staffCalls,
  staffPictures,
  staffStreams,
} from '@bouquet/contract/staff'
import { describe, expect, test } from 'vitest'
import { throttles } from '../../../src/tables/index.ts'
import { testServer } from '../../support/server.ts'
import { callCases, sendCall } from './callCases.ts'
import { deskCallCases, sendDeskCall } from './deskCallCases.ts'
import { otherRoutes } from './rights.data.ts'
import { type Seat, seats, type World, worldOf } from './world.ts'

const server = await testServer()
const newWorld = worldOf(server)

const all: [string, Call, CallName][] = Object.entries(calls).map(([name, call]) => [
  name,
  call,
  callNamed(name),
])

function callNamed(name: string): CallName {
  if (name in calls) return name as CallName
  throw new Error(`There is no call ${name}.`)
}

const allOfDesk: [string, Call, StaffCallName][] = Object.entries(staffCalls).map(
  ([name, call]) => [name, call, deskCallNamed(name)],
)

function deskCallNamed(name: string): StaffCallName {
  if (name in staffCalls) return name as StaffCallName
  throw new Error(`There is no call ${name}.`)
}

async function outcomeOf(response: Response): Promise<string> {
  if (response.ok) return 'ok'
  return errorBodySchema.parse(await response.json()).error.code
}

/** The outcome of a call in each seat, as if that one called first. */
async function outcomesIn(sendCall: (world: World, seat: Seat) => Promise<Response>) {
  const world = await newWorld()
  const outcomes: Partial<Record<Seat, string>> = {}
  for (const seat of seats) {
    outcomes[seat] = await outcomeOf(await sendCall(world, seat))
    await server.db.delete(throttles)
  }
  return outcomes
}

describe('calls', () => {
  test.each(all)('PER-1 %s answers each seat as the table says', async (_, call, name) => {
    expect(await outcomesIn((world, seat) => sendCall(world, seat, call, name))).toEqual(
      callCases[name].outcomes,
    )
  })

  test('PER-1 what is another’s stands after every call that answers ok', async () => {
    const world = await newWorld()
    const { free, other } = world.people
    for (const name of ['deletePhoto', 'endSession', 'unlike', 'openLike', 'unblock'] as const) {
      await sendCall(world, 'other', calls[name], name)
    }
    const { user } = await free.client.call(calls.getUser)
    expect(user?.profile.photos).toHaveLength(1)
    expect((await other.client.call(calls.getUser)).user?.id).toBe(other.id)
    const { chats } = await free.client.call(calls.chats)
    expect(chats).toHaveLength(1)
  })
})

describe('calls of the desk', () => {
  test.each(allOfDesk)('PER-2 %s answers each seat as the table says', async (_, call, name) => {
    const outcomes = await outcomesIn((world, seat) => sendDeskCall(world, seat, call, name))
    expect(outcomes).toEqual(deskCallCases[name].outcomes)
  })
})

describe('blocks', () => {
  const beside: readonly string[] = ['blocks', 'logout']
  const reads = all.filter(([name, { method }]) => method === 'GET' && !beside.includes(name))

  test('PER-1 no answer tells the blocked of the blocker, or the blocker of the blocked', async () => {
    const world = await newWorld()
    const { mara, people } = world
    const body = { min_age: 18, max_age: 99, near: 'anywhere', interests: [] } as const
    for (const client of [mara.client, people.blocked.client, people.free.client]) {
      await client.call(calls.answerMatchFinder, { body: { ...body, interests: [] } })
    }
    const textOf = async (client: typeof mara.client, path: string) =>
      (await client.fetch(path)).text()
    const tellers: string[] = []
    for (const [name, call, key] of reads) {
      const toBlocked = await (await sendCall(world, 'blocked', call, key)).text()
      const toMara = await textOf(mara.client, call.path)
      if (toBlocked.includes(mara.id) || toMara.includes(people.blocked.id)) tellers.push(name)
    }
    expect(tellers).toEqual([])
    const toFree = await Promise.all(
      ['members', 'swipe-game', 'match-finder', 'chats'].map((name) =>
        textOf(people.free.client, `/api/${name}.php`),
      ),
    )
    expect(toFree.map((text) => text.includes(mara.id))).toEqual([true, true, true, true])
  })
})

describe('caches', () => {
  const shared: readonly string[] = ['companyInfo', 'interests', 'regions', 'towns']

  test('AUT-5 no response about a person may be kept by a browser or a proxy', async () => {
    const world = await newWorld()
    const cacheable: string[] = []
    const reading = all.filter(([name, { method }]) => method === 'GET' && name !== 'logout')
    for (const [name, call, key] of reading) {
      const response = await sendCall(world, 'free', call, key)
      if (response.headers.get('cache-control') !== 'no-store') cacheable.push(name)
    }
    expect(cacheable.sort()).toEqual(shared)
  })
})

describe('other routes', () => {
  const callRoutes = [...Object.values(calls), ...Object.values(staffCalls)].map(
    ({ method, path }) => `${method} ${path}`,
  )
  const served = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    // The signs that a parameter may have are no part of its row.
    .map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/, '')}`)

  test('PER-1 no route is served without a row', () => {
    const known = new Set([...callRoutes, ...Object.keys(otherRoutes)])
    expect(served.filter((route) => !known.has(route))).toEqual([])
  })

  test.each(Object.keys(otherRoutes))(
    'PER-1 %s answers each seat as the table says',
    async (route) => {
      const world = await newWorld()
      const statuses: Partial<Record<Seat, number>> = {}
      for (const seat of seats) statuses[seat] = await statusOf(world, seat, route)
      expect(statuses).toEqual(otherRoutes[route])
    },
  )
})

async function statusOf(world: World, seat: Seat, route: string): Promise<number> {
  const [method = 'GET', pattern = ''] = route.split(' ')
  const path = pattern.replace(':token', world.mara.photo).replace(':id', world.mara.id)
  const query = await queryOf(world, pattern)
  const response = await world.clientOf(seat).fetch(`${path}${query}`, {
    method,
    headers: { origin: 'http://harbour.localhost' },
    ...(method === 'POST' && {
      body: new URLSearchParams({ reference: 'guessed', choice: 'cancel' }),
    }),
  })
  await response.body?.cancel()
  return response.status
}

async function queryOf({ desk }: World, pattern: string): Promise<string> {
  switch (pattern) {
    case streams.events:
    case staffStreams.events:
      return ''
    case staffPictures.photo:
      return `?photo=${await desk.pendingPhoto()}`
    case staffPictures.evidence:
      return `?case=${(await desk.openCase()).id}&place=0`
    default:
      return '?token=guessed'
  }
}
