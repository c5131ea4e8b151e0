import { type LiveEvent, likesPageSize } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test, vi } from 'vitest'
import { likes } from '../../../src/tables/index.ts'
import { patience } from '../../support/patience.ts'
import { joinMember, signUp } from '../../support/people.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

async function couple() {
  const mara = await joinMember(server)
  const emil = await joinMember(server, { name: 'Emil', gender: 'male', seeking: 'female' })
  const like = { body: { profile: emil.user.id } }
  const back = { body: { profile: mara.user.id } }
  return { mara, emil, like, back }
}

test('LIK-1 a like is given once and received as new until it is opened', async () => {
  const { mara, emil, like, back } = await couple()
  expect(await mara.client.call(calls.like, like)).toEqual({ match: false })
  await mara.client.call(calls.like, like)
  expect((await mara.client.call(calls.likes)).profiles.map(({ name }) => name)).toEqual(['Emil'])
  const received = await emil.client.call(calls.likes)
  expect(received.liked_by.map(({ name, like_new }) => [name, like_new])).toEqual([['Mara', true]])
  await emil.client.call(calls.openLike, back)
  expect((await emil.client.call(calls.likes)).liked_by[0]?.like_new).toBe(false)
})

test('LIK-1 TRU-2 a like that is given, taken back and given again is announced once a day', async () => {
  const { mara, emil, like, back } = await couple()
  const received: LiveEvent[] = []
  server.services.bus.subscribe(emil.user.id, {
    // The event of the confirmed address may still be on its way.
    deliver: ({ event }) => event.type !== 'user' && received.push(event),
    end: () => undefined,
  })
  for (let times = 0; times < 3; times++) {
    await mara.client.call(calls.like, like)
    await mara.client.call(calls.unlike, like)
  }
  await mara.client.call(calls.like, like)
  await emil.client.call(calls.openLike, back)
  await emil.client.call(calls.openLike, back)
  await vi.waitFor(() => expect(received.at(-1)?.type).toBe('like_opened'), patience)
  expect(received).toEqual([
    { type: 'like', profile: mara.user.id },
    { type: 'like_opened', profile: mara.user.id },
  ])
})

test('LIK-1 two likes are a match', async () => {
  const { mara, emil, like, back } = await couple()
  await mara.client.call(calls.like, like)
  expect(await emil.client.call(calls.like, back)).toEqual({ match: true })
  const { profile } = await mara.client.call(calls.member, { query: { id: emil.user.id } })
  expect(profile).toMatchObject({ liked: true, likes_me: true })
})

test('LIK-1 a like that is taken back is gone for both', async () => {
  const { mara, emil, like } = await couple()
  await mara.client.call(calls.like, like)
  await mara.client.call(calls.unlike, like)
  expect((await mara.client.call(calls.likes)).profiles).toEqual([])
  expect((await emil.client.call(calls.likes)).liked_by).toEqual([])
})

test('LIK-1 the newest stand on the first page, the badge counts those on others too', async () => {
  const { client, user } = await joinMember(server)
  const now = server.clock.now().getTime()
  const likers: string[] = []
  for (let n = 0; n <= likesPageSize; n += 1) likers.push(await insertPerson(server.db))
  const created = (n: number) => new Date(now - n * 1_000)
  await server.db.insert(likes).values(
    likers.flatMap((id, n) => [
      { liker: id, liked: user.id, created: created(n) },
      { liker: user.id, liked: id, created: created(n) },
    ]),
  )
  const first = await client.call(calls.likes)
  expect(first.liked_by.map(({ id }) => id)).toEqual(likers.slice(0, likesPageSize))
  expect(first.profiles).toHaveLength(likesPageSize)
  expect(first.num_new_likes).toBe(likesPageSize + 1)
  const second = await client.call(calls.likes, { query: { page: 2 } })
  expect([...second.liked_by, ...second.profiles].map(({ id }) => id)).toEqual(
    Array(2).fill(likers.at(-1)),
  )
  expect(second.num_new_likes).toBe(likesPageSize + 1)
})

test('LIK-1 the liked member’s page hears of it at once, and only of a new one', async () => {
  const { mara, emil, like } = await couple()
  await mara.client.call(calls.like, like)
  await mara.client.call(calls.like, like)
  const received = await server.services.bus.since(emil.user.id, 0)
  const likes = received.filter(({ event }) => event.type === 'like')
  expect(likes.map(({ event }) => event)).toEqual([{ type: 'like', profile: mara.user.id }])
})

test('ACC-3 blocking takes likes away both ways and lets none come', async () => {
  const { mara, emil, like, back } = await couple()
  await mara.client.call(calls.like, like)
  await emil.client.call(calls.like, back)
  await mara.client.call(calls.block, like)
  expect(await mara.client.call(calls.likes)).toEqual({
    profiles: [],
    liked_by: [],
    num_new_likes: 0,
  })
  expect(await emil.client.call(calls.likes)).toEqual({
    profiles: [],
    liked_by: [],
    num_new_likes: 0,
  })
  expect((await emil.client.refused(calls.like, back)).code).toBe('blocked_by')
})

test('PER-1 a like of someone unconfirmed is seen once they have confirmed', async () => {
  const { emil } = await couple()
  const { client, user } = await signUp(server, { name: 'Olga' })
  await client.call(calls.like, { body: { profile: emil.user.id } })
  expect((await emil.client.call(calls.likes)).liked_by).toEqual([])
  await joinMember(server, { name: 'Nora' })
  expect(user.status).toBe('not_confirmed')
})

test('LIK-1 one cannot like oneself or nobody', async () => {
  const { mara, back } = await couple()
  expect((await mara.client.refused(calls.like, back)).code).toBe('not_found')
})
