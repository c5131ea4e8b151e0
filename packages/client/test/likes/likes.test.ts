import { constants, type Likes, type MatchPreferences, type MemberProfile } from '@bouquet/contract'
import { likesSchema } from '@bouquet/contract/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../../src/keys.ts'
import {
  allLikes,
  dismissIntroduction,
  introductionQuery,
  likeMutation,
  likesQuery,
  moreLikesQuery,
  openLikeMutation,
  unlikeMutation,
} from '../../src/likes/likes.ts'
import { answerMatchFinderMutation, matchFinderQuery } from '../../src/likes/matchFinder.ts'
import { countNewLikes } from '../../src/likes/newLikes.ts'
import { ada, ben, cardOf } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const likes = (more: object = {}): Likes =>
  likesSchema.parse({ profiles: [], liked_by: [], ...more })

const received = (number: number, like_new: boolean) => ({ ...cardOf(number), like_new })

const refused = () => {
  throw new Error('refused')
}

type Page = ReturnType<typeof stubCalls>

const like = ({ client, change }: Page): Promise<unknown> => change(likeMutation(client), ada)
const unlike = ({ client, change }: Page): Promise<unknown> => change(unlikeMutation(client), ada)

const isLiked = ({ cache }: Page) => cache.getQueryData<MemberProfile>(keys.member(ada))?.liked

test.each([
  ['a like is lit', like, 'like', false, true],
  ['a like that is taken back is dark', unlike, 'unlike', true, false],
] as const)('LIK-1 %s at once and stays so', async (_, decide, call, before, after) => {
  const meanwhile: unknown[] = []
  const page = stubCalls(() => {
    meanwhile.push(isLiked(page))
    return { match: false }
  })
  page.know(keys.likes)
  page.cache.setQueryData(keys.member(ada), { id: ada, name: 'Ada', liked: before })
  await decide(page)
  expect(meanwhile).toEqual([after])
  expect(page.cache.getQueryData(keys.member(ada))).toEqual({ id: ada, name: 'Ada', liked: after })
  expect(page.made).toEqual([[call, { body: { profile: ada } }]])
  expect(page.stale()).toEqual([keys.likes])
})

test.each([
  ['a like', like, false],
  ['taking a like back', unlike, true],
] as const)(
  'LIK-1 %s that the server refused or never got is undone',
  async (_, decide, before) => {
    const page = stubCalls(refused)
    page.know(keys.likes)
    page.cache.setQueryData(keys.member(ada), { liked: before })
    await expect(decide(page)).rejects.toThrow('refused')
    expect(isLiked(page)).toBe(before)
    expect(page.stale()).toEqual([keys.likes])
  },
)

test('LIK-1 a like of somebody whose profile is not open makes up no profile', async () => {
  const { client, cache, change } = stubCalls(() => ({ match: true }))
  expect(await change(likeMutation(client), ada)).toEqual({ match: true })
  expect(cache.getQueryData(keys.member(ada))).toBeUndefined()
})

test('LIK-1 an opened like is no longer new, and one less is counted', async () => {
  const { client, cache, change, made } = stubCalls()
  const liked_by = [received(1, true), received(2, true), received(3, false)]
  cache.setQueryData(keys.likes, likes({ liked_by, num_new_likes: 5 }))
  const open = async (number: number) => {
    await change(openLikeMutation(client), cardOf(number).id)
    return cache.getQueryData<Likes>(keys.likes)
  }
  expect(await open(1)).toMatchObject({
    num_new_likes: 4,
    liked_by: [{ like_new: false }, { like_new: true }, { like_new: false }],
  })
  expect(await open(1)).toMatchObject({ num_new_likes: 4 })
  expect(await open(3)).toMatchObject({ num_new_likes: 4 })
  expect(made[0]).toEqual(['openLike', { body: { profile: cardOf(1).id } }])
})

test('LIK-1 new likes are those the server counts, else those listed as new', () => {
  const liked_by = [received(1, true), received(2, false)]
  expect(countNewLikes(likes({ liked_by, num_new_likes: 7 }))).toBe(7)
  expect(countNewLikes(likes({ liked_by }))).toBe(1)
})

test('LIK-1 opening a like before the list is known makes up no list', async () => {
  const { client, cache, change } = stubCalls()
  await change(openLikeMutation(client), ada)
  expect(cache.getQueryData(keys.likes)).toBeUndefined()
})

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => cardOf(from + index))

test('LIK-1 a person on two pages is listed once, where they came first', () => {
  const first = likes({ profiles: people(3), liked_by: [received(1, true)] })
  const more = likes({ profiles: people(3, 2), liked_by: [received(1, false), received(4, false)] })
  const { likes: all, hasMore } = allLikes(first, [more])
  expect(all.profiles.map(({ name }) => name)).toEqual(people(5).map(({ name }) => name))
  expect(all.liked_by).toMatchObject([{ like_new: true }, { name: 'Person 4' }])
  expect(hasMore).toBe(false)
})

test.each([
  ['one less than a page of likes given', { profiles: people(199) }, false],
  ['a page of likes given', { profiles: people(200) }, true],
  [
    'a page of likes received',
    { liked_by: people(200).map((by) => ({ ...by, like_new: false })) },
    true,
  ],
])('LIK-1 after %s there are more: %s', (_, page, hasMore) => {
  expect(allLikes(likes(page), []).hasMore).toBe(hasMore)
  expect(allLikes(likes(page), [likes()]).hasMore).toBe(false)
  expect(allLikes(likes(), [likes(page)]).hasMore).toBe(hasMore)
})

test('LIK-1 the first page is asked for alone, and later ones until one is not full', async () => {
  const { client, cache, made } = stubCalls((_, input) =>
    JSON.stringify(input).includes('3') ? likes() : likes({ profiles: people(200) }),
  )
  await cache.fetchQuery(likesQuery(client))
  const more = await cache.fetchInfiniteQuery({ ...moreLikesQuery(client), pages: 4 })
  expect(more.pageParams).toEqual([2, 3])
  expect(made).toEqual([
    ['likes', { query: {} }],
    ['likes', { query: { page: 2 } }],
    ['likes', { query: { page: 3 } }],
  ])
})

test('LIK-1 an introduction is asked for once, and the likes again shortly after', async () => {
  const { client, cache, made, know, stale } = stubCalls(() => ({ profile: cardOf(1) }))
  know(keys.likes)
  expect(await cache.fetchQuery(introductionQuery(client))).toEqual(cardOf(1))
  await vi.advanceTimersByTimeAsync(constants.likesReloadMs - 1)
  expect(stale()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(stale()).toEqual([keys.likes])
  await vi.advanceTimersByTimeAsync(3_600_000)
  await cache.fetchQuery(introductionQuery(client))
  expect(made).toEqual([['autoLike']])
  dismissIntroduction(client)
  expect(cache.getQueryData(keys.introduction)).toBeNull()
})

test('SWP-1 answers to the match finder show who fits at once', async () => {
  const found = { matches: [ben] }
  const { client, cache, made, change } = stubCalls(() => found)
  const answers = {
    min_age: 30,
    max_age: 40,
    near: 'city',
    interests: [],
  } satisfies MatchPreferences
  await change(answerMatchFinderMutation(client), answers)
  expect(await cache.fetchQuery(matchFinderQuery(client))).toEqual(found)
  expect(made).toEqual([['answerMatchFinder', { body: answers }]])
  await vi.advanceTimersByTimeAsync(60_001)
  await cache.fetchQuery(matchFinderQuery(client))
  expect(made[1]).toEqual(['matchFinder'])
})
