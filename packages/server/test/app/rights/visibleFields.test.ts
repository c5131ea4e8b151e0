import type { Call, CallName } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { type StaffCallName, staffCalls } from '@bouquet/contract/staff'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { shownAttributes } from '../../../src/features/profiles/index.ts'
import { likes, matchAnswers, throttles, visibleOnBrands } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { guideRow, readGuideRows } from '../../support/guide.ts'
import { listenFor } from '../../support/listenFor.ts'
import { joinMember, linkTo, mailsTo } from '../../support/people.ts'
import { pushBrowser, pushService } from '../../support/pushService.ts'
import { testServer } from '../../support/server.ts'
import { sendCall } from './callCases.ts'
import { sendDeskCall } from './deskCallCases.ts'
import {
  type Field,
  fields,
  fieldsIn,
  markedAttributes,
  markedEmail,
  markMember,
  settingOf,
} from './markedMember.ts'
import { otherRoutes } from './rights.data.ts'
import { type Seat, type World, worldOf } from './world.ts'

const harbour = testBrand('harbour', { member_resell: true })
const dusk = { ...testBrand('dusk', { member_resell: true }), name: 'Dusk' }
const brands = [harbour, dusk]
const server = await testServer({ brands })
const newWorld = worldOf(server)
const service = await pushService()
beforeEach(service.reset)

const all = Object.entries(calls) as [CallName, Call][]
const allOfDesk = Object.entries(staffCalls) as [StaffCallName, Call][]

/**
 * A world in which Mara can be found by every call and has values that nobody else has. She and the blocked like each
 * other as after a like that came at the moment of the block.
 */
async function openWorld(): Promise<World> {
  const world = await newWorld()
  const { mara, people } = world
  await markMember(server, mara.id)
  const created = server.clock.now()
  const ids = Object.values(people).map(({ id }) => id)
  await server.db
    .insert(likes)
    .values(
      ids.flatMap((id) => [
        { liker: mara.id, liked: id, created },
        { liker: id, liked: mara.id, created },
      ]),
    )
    .onConflictDoNothing()
  const outcomes = { minAge: 18, maxAge: 99, near: 'anywhere', updated: created } as const
  await server.db
    .insert(matchAnswers)
    .values([mara.id, ...ids].map((member) => ({ ...outcomes, member, interests: [] })))
  return world
}

/** The same world, looked at from another place. */
type Place = (world: World) => World | Promise<World>

const asIs: Place = (world) => world

const asMara: Place = (world) => ({ ...world, clientOf: () => world.mara.client })

const onDusk =
  (agreed: boolean): Place =>
  async (world) => {
    const row = { member: world.mara.id, brand: dusk.id, niche: dusk.niche }
    const since = server.clock.now()
    if (agreed) await server.db.insert(visibleOnBrands).values({ ...row, since })
    const client = server.client('dusk.example')
    await joinMember(server, { name: 'Dirk', gender: 'male', seeking: 'female' }, client)
    return { ...world, clientOf: () => client }
  }

type Readers = ReadonlyMap<Field, readonly CallName[]>

/** The others respond with no more than that it is done, since the server keeps to the schema. */
const telling = all.filter(([, { response }]) => response !== calls.logout.response)

/** Whether a call has left the world as it was. */
const isUntouched = ({ method }: Call, { ok }: Response) => method === 'GET' || !ok

/** By which calls somebody reads which fields of Mara. */
async function readersIn(seat: Seat, place: Place = asIs): Promise<Readers> {
  const found = new Map<Field, CallName[]>()
  let world: World | undefined
  for (const [name, call] of telling) {
    world ??= await place(await openWorld())
    await server.db.delete(throttles)
    const response = await sendCall(world, seat, call, name)
    for (const field of fieldsIn(await response.text())) {
      found.set(field, [...(found.get(field) ?? []), name])
    }
    if (!isUntouched(call, response)) world = undefined
  }
  return found
}

/** What staff read, by all calls of the desk, of a member about whom somebody has complained. */
async function readAtDesk(role: Seat): Promise<Set<Field>> {
  const found = new Set<Field>()
  for (const [name, call] of allOfDesk) {
    const built = await newWorld()
    await server.db.delete(throttles)
    const free = { ...built.people.free, email: markedEmail }
    const world = { ...built, people: { ...built.people, free } }
    await markMember(server, free.id)
    const subject = {
      kind: 'profile',
      profile: calls.member.query.shape.id.parse(free.id),
    } as const
    const body = { subject, reason: 'other', text: 'Something is amiss.' } as const
    await world.people.other.client.call(calls.complain, { body })
    const text = await (await sendDeskCall(world, role, call, name)).text()
    for (const field of fieldsIn(text)) found.add(field)
  }
  return found
}

const [byCalls, byOtherWays] = tablesOf(readGuideRows('visibility.md'))

type Table = ReadonlyMap<string, ReadonlyMap<Field, string>>

/** Columns by their heads; a new table begins with the head `Field`. */
function tablesOf(rows: readonly string[]): [Table, Table] {
  const cells = rows.map((row) => row.slice(2, -2).split(' | '))
  const starts = cells.flatMap(([head], at) => (head === 'Field' ? [at] : []))
  const [first, second] = starts.map((start, place): Table => {
    const [heads = [], ...lines] = cells.slice(start, starts[place + 1])
    return new Map(
      heads
        .slice(1)
        .map((head, column) => [
          head,
          new Map(
            fields.map((field) => [
              field,
              lines.find(([one]) => one === field)?.[column + 1] ?? '',
            ]),
          ),
        ]),
    )
  })
  if (!first || !second) throw new Error('The page has not two tables.')
  return [first, second]
}

/** A column as it must stand in the table. */
const columnOf = (read: ReadonlySet<Field>, { isOwn = false } = {}) =>
  new Map(
    fields.map((field) => {
      const seen = settingOf[field] && !isOwn ? 'if shown' : 'yes'
      return [field, read.has(field) ? seen : '–']
    }),
  )

const columns = {
  Visitor: ['visitor', asIs],
  Member: ['free', asIs],
  Premium: ['premium', asIs],
  'Other brand': ['free', onDusk(false)],
  'Other brand, agreed': ['free', onDusk(true)],
  Blocked: ['blocked', asIs],
  Owner: ['free', asMara],
} as const satisfies Readonly<Record<string, readonly [Seat, Place]>>

const sensitive = ['Sexual orientation', 'Intimate interests'] as const

describe('fields of a profile by calls', () => {
  test.each(Object.entries(columns))(
    'PRO-4 PER-1 %s reads by all calls together what the guide says',
    async (head, [seat, place]) => {
      const readers = await readersIn(seat, place)
      const isOwn = place === asMara
      expect(columnOf(new Set(readers.keys()), { isOwn })).toEqual(byCalls.get(head))
      if (isOwn) return
      for (const field of sensitive) {
        expect(readers.get(field) ?? []).toEqual(
          byCalls.get(head)?.get(field) === '–' ? [] : ['member'],
        )
      }
    },
  )

  test.each([
    ['unconfirmed', 'Member'],
    ['other', 'Member'],
    ['banned', 'Visitor'],
    ['moderator', 'Visitor'],
  ] as const)('PRO-4 PER-1 %s reads by the calls of members what %s reads', async (seat, head) => {
    expect(columnOf(new Set((await readersIn(seat)).keys()))).toEqual(byCalls.get(head))
  })

  test.each([
    ['Moderator', 'moderator'],
    ['Support', 'support'],
    ['Admin', 'admin'],
  ] as const)('PRO-4 PER-2 %s reads at the desk what the guide says', async (head, role) => {
    expect(columnOf(await readAtDesk(role), { isOwn: true })).toEqual(byCalls.get(head))
  })

  test('PRO-1 what a brand does not show, no call answers to another member', async () => {
    const nothing = { visible_profile_fields: [], visible_profile_notes: false }
    brands[0] = { ...harbour, settings: { ...harbour.settings, ...nothing } }
    const read = await readersIn('premium').finally(() => {
      brands[0] = harbour
    })
    expect(fields.filter((field) => settingOf[field] && read.has(field))).toEqual([])
    expect(read.has('Age')).toBe(true)
  })

  test.each([
    ['visitor', 'Visitor'],
    ['member', 'Premium'],
  ] as const)('PRO-4 the guide has of the attributes what the rules show a %s', (viewer, head) => {
    const decided = fieldsIn(
      JSON.stringify(shownAttributes(harbour.settings, viewer, markedAttributes)),
    )
    const possible = fieldsIn(JSON.stringify(markedAttributes))
    expect(possible.filter((field) => byCalls.get(head)?.get(field) !== '–')).toEqual(decided)
  })
})

/** Everything that reaches another member when Mara likes them and writes. */
async function reach(world: World) {
  const { mara, people } = world
  const { other, premium } = people
  const browser = pushBrowser(service, 'phone')
  await server.db.delete(likes)
  await premium.client.call(calls.savePush, { body: { subscription: browser.subscription } })
  const stream = await listenFor(other.client, 'event: message')
  await stream.opened
  await server.db.delete(throttles)
  for (const { id } of [other, premium]) {
    const profile = calls.like.body.shape.profile.parse(id)
    await mara.client.call(calls.like, { body: { profile } })
    await sendCall(
      { ...world, mara: { ...mara, id }, clientOf: () => mara.client },
      'free',
      calls.sendMessage,
      'sendMessage',
    )
  }
  const live = await stream.received()
  server.clock.pass(3_600)
  const mails = await mailsTo(server, premium.email)
  return {
    live,
    mails,
    pushed: service.deliveries.map((delivery) => JSON.stringify(browser.read(delivery))),
  }
}

async function copyOf(client: World['mara']['client'], address: string): Promise<string> {
  await client.send(calls.requestDataExport, { body: { password: 'long enough' } })
  await server.jobs.drain()
  const file = await client.fetch(await linkTo(server, address))
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return strFromU8(parts['data.json'] ?? new Uint8Array())
}

describe('fields of a profile by other ways', () => {
  const expected = (head: string, text: string, own = { isOwn: true }) =>
    expect(columnOf(new Set(fieldsIn(text)), own)).toEqual(byOtherWays.get(head))

  test('PRO-4 a landing page has the same for members as for visitors', async () => {
    for (const seat of ['visitor', 'premium'] as const) {
      const world = await openWorld()
      const text = await (await sendCall(world, seat, calls.landing, 'landing')).text()
      expect(text).toContain('"about"')
      if (seat === 'visitor') expected('Landing page', text, { isOwn: false })
      for (const field of sensitive) expect(fieldsIn(text)).not.toContain(field)
    }
  })

  test('PRO-4 events, mails and push messages have of the sender what the guide says', async () => {
    const { live, mails, pushed } = await reach(await openWorld())
    expect(live).toContain('event: like')
    expect(mails.length).toBeGreaterThan(0)
    expect(pushed.length).toBeGreaterThan(0)
    expected('Live event', live)
    expected('Mail', JSON.stringify(mails))
    expected('Push', pushed.join())
  })

  test('PRO-4 TRU-3 a copy of one’s data has all of oneself and of another what the guide says', async () => {
    const { mara, people } = await openWorld()
    expected('Own copy of data', await copyOf(mara.client, markedEmail))
    expected('Another’s copy', await copyOf(people.premium.client, people.premium.email))
  })

  test('PRO-4 no page that the server writes has anything of a profile', async () => {
    const pages = Object.keys(otherRoutes).filter(
      (route) => route.startsWith('GET') && !/photo|events|desk|mailbox\/:id/.test(route),
    )
    const world = await openWorld()
    let text = ''
    for (const route of pages) {
      const path = route.slice('GET '.length)
      const response = await world.people.premium.client.fetch(`${path}?id=${world.mara.id}`)
      text += await response.text()
    }
    expect(text.length).toBeGreaterThan(1_000)
    expected('Page', text)
  })
})

test('PRO-4 the guide lists every field once in both tables', () => {
  const rows = readGuideRows('visibility.md')
  for (const table of [byCalls, byOtherWays])
    expect(rows).toContain(guideRow(['Field', ...table.keys()]))
  const names = rows.map((row) => row.slice(2, -2).split(' | ')[0])
  expect(names).toEqual(['Field', ...fields, 'Field', ...fields])
})
