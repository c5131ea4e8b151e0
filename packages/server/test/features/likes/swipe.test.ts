import { calls } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { endOfLocalDay, localDay } from '../../../src/platform/localDay.rules.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

async function deck(people: number) {
  const { client } = await joinMember(server)
  await client.call(calls.updateUser, { body: { time_zone: 'Europe/Berlin' } })
  const others = []
  for (let n = 0; n < people; n++) {
    others.push(await joinMember(server, { name: `Emil ${n}`, gender: 'male', seeking: 'female' }))
  }
  return { client, others }
}

type Deck = Awaited<ReturnType<typeof deck>>

const play = ({ client, others }: Deck) => {
  const body = (at: number, decision: 'like' | 'skip') => {
    const other = others[at]
    if (!other) throw new Error(`Nobody is at ${at}.`)
    server.clock.pass(1)
    return { body: { profile: other.user.id, decision } }
  }
  return {
    decide: (at: number, decision: 'like' | 'skip') => client.call(calls.swipe, body(at, decision)),
    refused: (at: number, decision: 'like' | 'skip') =>
      client.refused(calls.swipe, body(at, decision)),
  }
}

describe('the swipe game', () => {
  test('SWP-1 four people are liked a day, and the fifth like is told why not', async () => {
    const game = await deck(6)
    const { decide, refused } = play(game)
    for (const left of [3, 2, 1, 0]) {
      expect((await decide(3 - left, 'like')).likes_left).toBe(left)
    }
    expect(await refused(4, 'like')).toMatchObject({ code: 'swipe_limit', params: { limit: 4 } })
    expect((await decide(5, 'skip')).likes_left).toBe(0)
    expect((await game.client.call(calls.likes)).profiles).toHaveLength(4)
  })

  test('SWP-1 the likes are back when the member’s own day ends, not before', async () => {
    const game = await deck(6)
    const { decide, refused } = play(game)
    for (const at of [0, 1, 2, 3]) await decide(at, 'like')
    const { resets_at } = await game.client.call(calls.swipeGame)
    expect(resets_at).toBe('2026-03-01T23:00:00.000Z')
    server.clock.pass(10 * 3_600)
    await refused(4, 'like')
    server.clock.pass(2 * 3_600)
    expect((await decide(4, 'like')).likes_left).toBe(3)
  })

  test('SWP-1 another time zone gains no second day', async () => {
    const game = await deck(5)
    const { decide, refused } = play(game)
    for (const at of [0, 1, 2, 3]) await decide(at, 'like')
    const move = { body: { time_zone: 'Pacific/Kiritimati' } }
    expect((await game.client.call(calls.updateUser, move)).user.time_zone).toBe('Europe/Berlin')
    expect((await refused(4, 'like')).code).toBe('swipe_limit')
    server.clock.pass(24 * 3_600)
    expect((await game.client.call(calls.updateUser, move)).user.time_zone).toBe(
      move.body.time_zone,
    )
  })

  test('SWP-1 a skip of somebody who was liked gives no like back', async () => {
    const game = await deck(2)
    const { decide } = play(game)
    await decide(0, 'like')
    expect((await decide(0, 'skip')).likes_left).toBe(3)
    expect((await decide(1, 'like')).likes_left).toBe(2)
  })

  test('SWP-1 the same decision twice costs one like', async () => {
    const game = await deck(1)
    const { decide } = play(game)
    await decide(0, 'like')
    expect((await decide(0, 'like')).likes_left).toBe(3)
  })

  test('SWP-1 likes at once cannot pass the limit', async () => {
    const game = await deck(6)
    const { client, others } = game
    const responses = await Promise.all(
      others.map(({ user }) =>
        client.send(calls.swipe, { body: { profile: user.id, decision: 'like' } }),
      ),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(4)
  })

  test('SWP-1 the last skip is undone and comes again; a like is not', async () => {
    const game = await deck(2)
    const { decide } = play(game)
    await decide(0, 'skip')
    expect((await game.client.call(calls.swipeGame)).profiles).toHaveLength(1)
    const undone = await game.client.call(calls.undoSwipe)
    expect(undone).toMatchObject({ profile: { name: 'Emil 0' }, can_undo: false })
    expect((await game.client.call(calls.swipeGame)).profiles).toHaveLength(2)
    await decide(1, 'like')
    expect((await game.client.refused(calls.undoSwipe)).code).toBe('nothing_to_undo')
  })

  test('SWP-1 a like in the game is a like, and both ways a match', async () => {
    const game = await deck(1)
    const me = (await game.client.call(calls.getUser)).user
    const [other] = game.others
    if (!other || !me) throw new Error('Nobody plays.')
    await other.client.call(calls.like, { body: { profile: me.id } })
    expect((await play(game).decide(0, 'like')).match).toBe(true)
    expect((await other.client.call(calls.likes)).liked_by[0]).toMatchObject({ name: 'Mara' })
  })

  test('PAG-5 SWP-1 whoever was passed over is still found in the search', async () => {
    const game = await deck(2)
    const { decide } = play(game)
    await decide(0, 'skip')
    await decide(1, 'skip')
    expect((await game.client.call(calls.swipeGame)).profiles).toEqual([])
    const { results } = await game.client.call(calls.members, { query: { gender: 'male' } })
    expect(results.map(({ name }) => name).toSorted()).toEqual(['Emil 0', 'Emil 1'])
  })

  test('API-4 a time zone that does not exist is refused', async () => {
    const { client } = await joinMember(server)
    const body = { time_zone: 'Moon/Crater' }
    expect(await client.refused(calls.updateUser, { body })).toMatchObject({
      code: 'invalid_input',
      field: 'time_zone',
    })
  })
})

test.each([
  ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T23:30:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-01T18:14:30Z', '2026-03-01', '2026-03-01T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-01T12:00:00Z', '2026-03-02', '2026-03-02T10:00:00.000Z'],
])('SWP-1 a day in %s at %s', (zone, moment, day, ends) => {
  expect(localDay(new Date(moment), zone)).toBe(day)
  expect(endOfLocalDay(new Date(moment), zone).toISOString()).toBe(ends)
})
