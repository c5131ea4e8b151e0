import { type Call, type CallName, calls } from '@bouquet/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members, throttles } from '../../../src/tables/index.ts'
import { testServer } from '../../support/server.ts'
import { ask } from './callCases.ts'
import { type Seat, seats, worldOf } from './world.ts'

const server = await testServer()
const newWorld = worldOf(server)

/** Values that Mara has, and that stand nowhere else, not even in a list of what can be chosen. */
const secrets = {
  sexuality: '"sexuality":"gay"',
  interests: '"interests":["tea","sadomasochism"]',
} as const

/** By which calls each seat reads something sensitive of Mara. Staff have no login of a member. */
const readers: Readonly<Record<Seat, readonly CallName[]>> = {
  visitor: [],
  unconfirmed: ['member'],
  free: ['member'],
  premium: ['member'],
  blocked: [],
  banned: [],
  other: ['member'],
  moderator: [],
  support: [],
  admin: [],
}

const all = Object.entries(calls) as [CallName, Call][]

async function openWorld() {
  const world = await newWorld()
  await world.mara.client.call(calls.updateChoices, { body: { shown_on_landing: true } })
  await server.db
    .update(members)
    .set({
      attributes: {
        sexuality: 'gay',
        hair_colour: 'red',
        eye_colour: null,
        body_type: null,
        relationship_status: null,
        interests: ['tea', 'sadomasochism'],
      },
    })
    .where(eq(members.id, world.mara.id))
  return world
}

test.each(seats)(
  'PRO-4 PER-1 what a %s reads of a member’s orientation and intimate interests, by every call',
  async (seat) => {
    const found: Record<keyof typeof secrets, CallName[]> = { sexuality: [], interests: [] }
    for (const [name, call] of all) {
      const world = await openWorld()
      const text = await (await ask(world, seat, call, name)).text()
      for (const field of ['sexuality', 'interests'] as const)
        if (text.includes(secrets[field])) found[field].push(name)
      await server.db.delete(throttles)
    }
    expect(found).toEqual({ sexuality: readers[seat], interests: readers[seat] })
  },
)
