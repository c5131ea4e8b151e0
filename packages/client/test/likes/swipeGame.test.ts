import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { swipeGameSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { swipeGameQuery, swipeMutation, undoSwipeMutation } from '../../src/likes/swipeGame.ts'
import { cardOf } from '../support/profiles.ts'
import { refusal, stubServer } from '../support/stubServer.ts'

const allowance = { likes_left: 3, resets_at: '2026-01-02T00:00:00Z', can_undo: false }
const game = (...numbers: number[]) =>
  swipeGameSchema.parse({ ...allowance, profiles: numbers.map(cardOf) })

function playWith(reply: Parameters<typeof stubServer>[0], ...deck: number[]) {
  const server = stubServer(reply)
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
  })
  client.cache.setQueryData(keys.swipeGame, game(...deck))
  client.cache.setQueryData(keys.likes, { profiles: [], liked_by: [] })
  const build = client.cache.getMutationCache()
  return {
    server,
    client,
    isStale: (queryKey: readonly unknown[]) =>
      client.cache.getQueryState(queryKey)?.isInvalidated ?? false,
    swipe: (decision: 'like' | 'skip', number: number) =>
      build
        .build(client.cache, swipeMutation(client))
        .execute({ profile: cardOf(number).id, decision }),
    undo: () => build.build(client.cache, undoSwipeMutation(client)).execute(),
    refill: () => client.cache.fetchQuery({ ...swipeGameQuery(client), staleTime: 0 }),
    known: () => client.cache.getQueryData<ReturnType<typeof game>>(keys.swipeGame),
    names: () =>
      client.cache
        .getQueryData<ReturnType<typeof game>>(keys.swipeGame)
        ?.profiles.map(({ name }) => name),
  }
}

test('SWP-1 a decision takes the person off the deck, says the likes left and tells the server the time zone', async () => {
  const { server, swipe, known, names } = playWith(
    () => ({ ...allowance, likes_left: 2, match: false }),
    ...[1, 2, 3, 4],
  )
  await swipe('like', 1)
  expect(names()).toEqual(['Person 2', 'Person 3', 'Person 4'])
  expect(known()?.likes_left).toBe(2)
  expect(server.asked[0]?.body).toEqual({
    profile: cardOf(1).id,
    decision: 'like',
  })
})

test('SWP-1 a refused decision brings the person back', async () => {
  const { swipe, names } = playWith(() => refusal('swipe_limit', 403), 1, 2, 3, 4)
  await expect(swipe('like', 1)).rejects.toMatchObject({ code: 'swipe_limit' })
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4'])
})

test('SWP-1 undoing puts the last skipped person on top', async () => {
  const { undo, known, names } = playWith(() => ({ ...allowance, profile: cardOf(1) }), 2, 3, 4)
  await undo()
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4'])
  expect(known()?.can_undo).toBe(false)
})

test('SWP-1 people who arrive later go below those on the deck', async () => {
  const { refill, names } = playWith(() => game(5, 4, 3, 6), 3, 4)
  await refill()
  expect(names()).toEqual(['Person 3', 'Person 4', 'Person 5', 'Person 6'])
})

test.each([
  [4, false],
  [3, true],
  [1, true],
])(
  'SWP-1 of %i people one is decided on: more are asked for (%s) when fewer than three are left',
  async (count, isRefilled) => {
    const { swipe, isStale } = playWith(
      () => ({ ...allowance, match: false }),
      ...[1, 2, 3, 4].slice(0, count),
    )
    await swipe('skip', 1)
    expect(isStale(keys.swipeGame)).toBe(isRefilled)
  },
)

test.each([
  ['like', true],
  ['skip', false],
] as const)(
  'LIK-1 after a %s in the game likes are asked for again: %s',
  async (decision, isRefreshed) => {
    const { swipe, isStale } = playWith(() => ({ ...allowance, match: false }), 1, 2, 3, 4)
    await swipe(decision, 1)
    expect(isStale(keys.likes)).toBe(isRefreshed)
  },
)

test('SWP-1 people who are no longer offered leave the deck, and the first ones come without a deck', async () => {
  const { refill, names, client } = playWith(() => game(2, 5), 1, 2)
  await refill()
  expect(names()).toEqual(['Person 2', 'Person 5'])
  client.cache.removeQueries({ queryKey: keys.swipeGame })
  await refill()
  expect(names()).toEqual(['Person 2', 'Person 5'])
})

test('SWP-1 undoing twice lists nobody twice, and a refused undo asks what is true', async () => {
  const { undo, names, isStale } = playWith(() => ({ ...allowance, profile: cardOf(3) }), 2, 3, 4)
  await undo()
  expect(names()).toEqual(['Person 3', 'Person 2', 'Person 4'])
  const refused = playWith(() => refusal('swipe_nothing_to_undo', 409), 2, 3)
  await expect(refused.undo()).rejects.toThrow()
  expect(refused.names()).toEqual(['Person 2', 'Person 3'])
  expect(refused.isStale(keys.swipeGame)).toBe(true)
  expect(isStale(keys.likes)).toBe(false)
})
