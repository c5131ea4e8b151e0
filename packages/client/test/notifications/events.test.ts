import { constants, type LiveEvent } from '@bouquet/contract'
import { liveEventSchema } from '@bouquet/contract/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '../../src/keys.ts'
import { applyEvent } from '../../src/notifications/applyEvent.ts'
import { ada, ben, chats, me, message, talk, text, thread, user } from '../support/profiles.ts'
import { stubCalls } from '../support/stubCalls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const payment = '00000000-0000-4000-8000-00000000000a'

const everything = [
  keys.activity,
  keys.member(ada),
  keys.member(ben),
  keys.likes,
  keys.payment(payment),
  keys.payment('another'),
  keys.transactions,
  keys.sessions,
  keys.searches,
]

function withEverything() {
  const page = stubCalls()
  page.know(...everything)
  page.cache.setQueryData(keys.user, user({ credits: 4 }))
  page.cache.setQueryData(keys.chats, chats(0))
  page.cache.setQueryData(keys.credits, 'prices')
  page.cache.setQueryData(keys.conversation({ profile: ada }), {
    pages: [thread(1)],
    pageParams: [0],
  })
  return {
    ...page,
    happens: (event: object) => applyEvent(liveEventSchema.parse(event), page.client),
    messages: () =>
      page.cache.getQueryData<{ pages: ReturnType<typeof thread>[] }>(
        keys.conversation({ profile: ada }),
      )?.pages[0]?.messages,
  }
}

const refreshed: readonly (readonly [
  LiveEvent['type'],
  object,
  readonly (readonly unknown[])[],
])[] = [
  ['like', { profile: ada }, [keys.activity, keys.member(ada)]],
  ['user', {}, [keys.activity, keys.user]],
  ['sessions', {}, [keys.sessions]],
  [
    'payment',
    { payment_id: payment, status: 'completed' },
    [keys.payment(payment), keys.transactions, keys.user],
  ],
  ['read', { conversation: talk, number: 1 }, []],
  ['read_by_me', { conversation: talk, number: 1 }, []],
  ['read_by_me', { conversation: ben, number: 1 }, [keys.chats]],
  ['typing', { conversation: talk }, []],
]

test.each(refreshed)(
  'CHT-7 after “%s” just what it changed is asked for again',
  (type, more, expected) => {
    const { happens, stale } = withEverything()
    happens({ type, ...more })
    expect(stale()).toHaveLength(expected.length)
    expect(stale()).toEqual(expect.arrayContaining([...expected]))
  },
)

test('LIK-1 likes are asked for again shortly after one arrived', async () => {
  const { happens, stale } = withEverything()
  happens({ type: 'like', profile: ada })
  await vi.advanceTimersByTimeAsync(constants.likesReloadMs - 1)
  expect(stale()).not.toContainEqual(keys.likes)
  await vi.advanceTimersByTimeAsync(1)
  expect(stale()).toContainEqual(keys.likes)
})

test('CHT-7 a message of a chat that is not listed brings the list up to date', () => {
  const { happens, stale } = withEverything()
  const conversation = '00000000-0000-4000-8000-000000000999'
  happens({ type: 'message', profile: ben, message: message(1, { conversation }) })
  expect(stale()).toEqual([keys.activity, keys.chats])
})

test('CHT-7 one’s own message from another device is not unread, and is not sent from this one', () => {
  const { client, cache, happens, messages } = withEverything()
  client.outbox.open(me)
  client.outbox.send(ada, text('Sent by the other tab'))
  const client_id = client.outbox.get()[0]?.client_id
  happens({ type: 'message', profile: ada, message: message(2, { from_me: true, client_id }) })
  expect(messages()?.map(({ number }) => number)).toEqual([1, 2])
  expect(cache.getQueryData(keys.chats)).toMatchObject({
    total_unread_messages: 0,
    chats: [{ num_unread_messages: 0, last_message: { number: 2 } }],
  })
  expect(client.outbox.get()).toEqual([])
  client.outbox.close()
})

test('CHT-7 a message of somebody else does not take one’s own from the queue', () => {
  const { client, happens } = withEverything()
  client.outbox.open(me)
  client.outbox.send(ada, text('Still on its way'))
  const client_id = client.outbox.get()[0]?.client_id
  happens({ type: 'message', profile: ada, message: message(2, { client_id }) })
  expect(client.outbox.get()).toHaveLength(1)
  client.outbox.close()
})

test('CHT-2 what was read is marked up to a number, among one’s own messages that were delivered', () => {
  const { happens, messages } = withEverything()
  for (const [number, more] of [
    [2, {}],
    [3, { state: 'held' }],
    [4, {}],
  ] as const)
    happens({ type: 'message', profile: ada, message: message(number, { from_me: true, ...more }) })
  happens({ type: 'read', conversation: talk, number: 3 })
  expect(messages()?.map(({ state }) => state)).toEqual(['sent', 'read', 'held', 'sent'])
  happens({ type: 'read', conversation: '00000000-0000-4000-8000-000000000999', number: 4 })
  expect(messages()?.at(-1)?.state).toBe('sent')
})

test('RTE-12 what was read on another page is not unread here, but what came after it is', () => {
  const { cache, happens, stale } = withEverything()
  happens({ type: 'message', profile: ada, message: message(2) })
  happens({ type: 'read_by_me', conversation: talk, number: 1 })
  expect(stale()).toContainEqual(keys.chats)
  expect(cache.getQueryData(keys.chats)).toMatchObject({ total_unread_messages: 1 })
  happens({ type: 'read_by_me', conversation: talk, number: 2 })
  expect(cache.getQueryData(keys.chats)).toMatchObject({
    total_unread_messages: 0,
    chats: [{ num_unread_messages: 0 }],
  })
})

test('RTE-12 a like that was opened on another page is not new here', () => {
  const { cache, happens } = withEverything()
  const by = (id: string) => ({ id, like_new: true, introduced: false })
  cache.setQueryData(keys.likes, { profiles: [], liked_by: [by(ada), by(ben)], num_new_likes: 2 })
  happens({ type: 'like_opened', profile: ada })
  happens({ type: 'like_opened', profile: ada })
  expect(cache.getQueryData(keys.likes)).toMatchObject({
    liked_by: [
      { id: ada, like_new: false },
      { id: ben, like_new: true },
    ],
    num_new_likes: 1,
  })
})

test.each([
  ['more credits than before', 5, true, ['unpaid']],
  ['as many credits as before', 4, false, undefined],
  ['less credits than before', 3, false, undefined],
] as const)(
  'CHT-4 %s: what waits for credits is sent only when there are more',
  (_, credits, isSent, reason) => {
    const { cache, happens, resumed, stale } = withEverything()
    happens({ type: 'credits', credits, paid_user: false })
    expect(cache.getQueryData(keys.user)).toMatchObject({ credits, paid_user: false })
    expect(resumed.mock.calls).toEqual(isSent ? [reason] : [])
    expect(stale()).toEqual([keys.credits])
  },
)

test('CHT-4 credits of a member who is not known yet let out what waits', () => {
  const { cache, happens, resumed } = withEverything()
  cache.removeQueries({ queryKey: keys.user })
  happens({ type: 'credits', credits: 1, paid_user: false })
  expect(cache.getQueryData(keys.user)).toBeUndefined()
  expect(resumed).toHaveBeenCalledTimes(1)
})
