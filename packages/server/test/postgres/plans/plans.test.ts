import { randomUUID } from 'node:crypto'
import { constants } from '@bouquet/contract'
import { calls, memberIdSchema, profileFieldSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import {
  fillChats,
  fillLedger,
  fillPeople,
  fillSessions,
  memberId,
  tokenOf,
} from '../../../bench/fill.ts'
import { sumMemberEntries } from '../../../src/features/credits/ledger.store.ts'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'
import { planSnapshots } from './planSnapshots.ts'

const people = 20_000
const viewer = 2_001

const server = await testServer({
  brands: [testBrand('harbour', { search_fields: profileFieldSchema.options })],
})
const { bigTables, matchPlans, settle } = await planSnapshots(server, 'plans.test.ts')

const loggedIn = (member: number) => {
  const client = server.client()
  client.cookies.set(`${constants.cookies.authPrefix}session`, tokenOf(member))
  return client
}
const client = loggedIn(viewer)
/** Has bought something, so that every wanted counts. */
const premium = loggedIn(2_010)
const partner = memberIdSchema.parse(memberId(viewer + 1))
const conversation = () => client.call(calls.conversation, { query: { profile: partner } })

const hot: Readonly<Record<string, () => Promise<unknown>>> = {
  session: () => client.call(calls.settings),
  login: () =>
    server.client().refused(calls.login, {
      body: { email: 'Member77@post.example', password: 'a wrong password' },
    }),
  search: () => client.call(calls.members, { query: {} }),
  'search-page-40': () => client.call(calls.members, { query: { page: 40 } }),
  'search-filters': () =>
    client.call(calls.members, {
      query: { country: 'DE', countryregion: 'Region 3', min_age: 30, max_age: 40 },
    }),
  'search-similar': () =>
    client.call(calls.members, {
      query: { country: 'DE', countryregion: 'Region 3', min_age: 90 },
    }),
  'search-every-field': () =>
    premium.call(calls.members, {
      query: {
        country: 'DE',
        countryregion: 'Region 3',
        min_age: 25,
        max_age: 55,
        interest: 'tea',
        hair_colour: 'red',
        eye_colour: 'green',
        body_type: 'slim',
        relationship_status: 'divorced',
        sexuality: 'hetero',
      },
    }),
  'search-interest': () => premium.call(calls.members, { query: { interest: 'tea' } }),
  'search-near': () => client.call(calls.members, { query: { country: 'DE', near: 'Düsseldorf' } }),
  'search-town': () => premium.call(calls.members, { query: { city: 'Town 3' } }),
  'search-visitor': () => server.client().call(calls.members, { query: { gender: 'female' } }),
  chats: () => client.call(calls.chats),
  thread: conversation,
  'thread-older': () => client.call(calls.conversation, { query: { profile: partner, before: 5 } }),
  likes: () => client.call(calls.likes),
  'send-message': () =>
    client.call(calls.sendMessage, {
      body: {
        profile: partner,
        text: 'Shall we meet on Sunday?',
        client_id: calls.sendMessage.body.shape.client_id.parse(randomUUID()),
      },
    }),
  'live-events': () => server.services.bus.since(memberId(viewer), 7),
  ledger: () => sumMemberEntries(server.db, memberId(viewer)),
}

test('hot calls are answered by indexes, and no big table is read from end to end', async () => {
  const { db, clock, brand } = server
  const filling = { brand: brand.id, count: people, now: clock.now() }
  await fillPeople(db, filling)
  await fillSessions(db, { ...filling, count: 5_000 })
  await fillChats(db, { ...filling, perMember: 2, perConversation: 5 })
  await fillLedger(db, filling)
  await settle()
  expect(await bigTables()).toEqual(
    expect.arrayContaining(['members', 'messages', 'photos', 'likes', 'events']),
  )

  expect(await matchPlans(hot)).toEqual([])
})
