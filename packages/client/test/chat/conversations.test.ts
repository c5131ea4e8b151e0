import { chatsSchema } from '@bouquet/contract/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  acknowledgeMutation,
  chatsQuery,
  conversationQuery,
  deleteConversationMutation,
  earlierChatsQuery,
} from '../../src/chat/conversations.ts'
import { keys } from '../../src/keys.ts'
import { ada, cardOf, chats, me, message, talk, text, thread } from '../support/profiles.ts'
import { noNetwork, refusal } from '../support/stubServer.ts'
import { testClient } from '../support/testClient.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const otherTalk = '00000000-0000-4000-8000-000000000101'

/** Two chats: one with the unread messages given, another with three. */
const twoChats = (unread: number, total: number) =>
  chatsSchema.parse({
    ...chats(unread),
    chats: [
      ...chats(unread).chats,
      {
        conversation: { id: otherTalk },
        profile: cardOf(1),
        num_unread_messages: 3,
        last_message: message(1),
      },
    ],
    total_unread_messages: total,
  })

const listed = (cache: ReturnType<typeof testClient>['cache']) => {
  const known = cache.getQueryData<ReturnType<typeof twoChats>>(keys.chats)
  return {
    talks: known?.chats.map(({ conversation }) => conversation.id),
    badge: known?.total_unread_messages,
  }
}

test('CHT-1 a deleted chat leaves the list at once, and takes its unread messages off the badge', async () => {
  const meanwhile: object[] = []
  const { client, cache, server, change, know, stale } = testClient(() => {
    meanwhile.push(listed(cache))
    return { ok: true }
  })
  know([keys.chats, twoChats(2, 9)], [keys.conversation({ conversation: talk }), { pages: [] }])
  await change(deleteConversationMutation(client), talk)
  expect(meanwhile).toEqual([{ talks: [otherTalk], badge: 7 }])
  expect(listed(cache)).toEqual({ talks: [otherTalk], badge: 7 })
  expect(server.asked).toMatchObject([
    { method: 'DELETE', path: '/api/chat.php', body: { conversation: talk } },
  ])
  expect(stale()).toEqual([keys.conversation({ conversation: talk })])
})

test('CHT-1 a deleted chat of a later page takes its unread messages off the badge too', async () => {
  const { client, cache, change, know } = testClient()
  know(
    [keys.chats, { ...chats(1), total_unread_messages: 6 }],
    [
      keys.earlierChats,
      { pages: [{ ...twoChats(2, 6), chats: twoChats(2, 6).chats.slice(1) }], pageParams: [2] },
    ],
  )
  await change(deleteConversationMutation(client), otherTalk)
  expect(listed(cache)).toEqual({ talks: [talk], badge: 3 })
  expect(cache.getQueryData(keys.earlierChats)).toMatchObject({ pages: [{ chats: [] }] })
})

test('CHT-1 a badge never falls below nothing', async () => {
  const { client, cache, change, know } = testClient()
  know([keys.chats, twoChats(2, 1)])
  await change(deleteConversationMutation(client), talk)
  expect(listed(cache).badge).toBe(0)
})

test.each([
  ['refuses', () => refusal('not_found', 404)],
  ['cannot be reached', noNetwork],
])(
  'CHT-1 a chat that the server %s to delete returns with its unread messages',
  async (_, reply) => {
    const { client, cache, change, know, stale } = testClient(reply)
    const later = { pages: [twoChats(2, 9)], pageParams: [2] }
    know([keys.chats, twoChats(2, 9)], [keys.earlierChats, later])
    await expect(change(deleteConversationMutation(client), talk)).rejects.toThrow()
    expect(listed(cache)).toEqual({ talks: [talk, otherTalk], badge: 9 })
    expect(cache.getQueryData(keys.earlierChats)).toEqual(later)
    expect(stale()).toEqual([keys.chats, keys.earlierChats])
  },
)

test('CHT-1 a list that is still on its way does not bring a deleted chat back', async () => {
  const { client, cache, change, know } = testClient(({ path }) =>
    path === '/api/chats.php' ? twoChats(2, 9) : { ok: true },
  )
  know([keys.chats, twoChats(2, 9)])
  const late = cache.fetchQuery({ ...chatsQuery(client), staleTime: 0 }).catch(() => null)
  await Promise.all([change(deleteConversationMutation(client), talk), late])
  expect(listed(cache).talks).toEqual([otherTalk])
})

test('CHT-1 deleting a chat before any list is known shows none', async () => {
  const { client, cache, change } = testClient()
  await change(deleteConversationMutation(client), talk)
  expect(cache.getQueryData(keys.chats)).toBeUndefined()
  expect(cache.getQueryData(keys.earlierChats)).toBeUndefined()
})

test('CHT-1 the list goes on page by page while there are more', async () => {
  const { client, cache, server } = testClient(({ path }) => {
    const page = server.count(path)
    return { ...chats(0), has_more: page < 2 }
  })
  const list = await cache.fetchInfiniteQuery({ ...earlierChatsQuery(client), pages: 5 })
  expect(list.pageParams).toEqual([2, 3])
  expect(server.queries('/api/chats.php')).toEqual([{ page: '2' }, { page: '3' }])
  await cache.fetchQuery(chatsQuery(client))
  expect(server.queries('/api/chats.php')[2]).toEqual({})
})

test('CHT-2 a thread is opened at its newest page and goes back from its oldest message', async () => {
  const { client, cache, server } = testClient(({ path }) =>
    server.count(path) === 1 ? { ...thread(3), has_older: true } : thread(1),
  )
  const of = { profile: ada }
  await cache.fetchInfiniteQuery({ ...conversationQuery(client, of), pages: 5 })
  expect(server.queries('/api/chat.php')).toEqual([of, { ...of, before: '1' }])
})

test('TRU-1 acknowledging a fictional profile sends what was held for it', async () => {
  let isAcknowledged = false
  const { client, server, change } = testClient(({ path, body }) => {
    if (path === '/api/fictional.php') {
      isAcknowledged = true
      return { ok: true }
    }
    if (!isAcknowledged) return refusal('fictional_not_acknowledged', 403)
    const client_id: unknown = Reflect.get(Object(body), 'client_id')
    return { message: message(2, { from_me: true, client_id }), credits: 2 }
  })
  client.outbox.open(me)
  client.outbox.send(ada, text('Hello'))
  await vi.runAllTimersAsync()
  expect(client.outbox.get()).toMatchObject([{ state: 'unacknowledged' }])
  await change(acknowledgeMutation(client), ada)
  expect(server.asked[1]).toMatchObject({ method: 'POST', body: { profile: ada } })
  expect(client.outbox.get()).toEqual([])
})

test('TRU-1 an acknowledged profile is asked about only once, in its open thread too', async () => {
  const { client, change, know, stale } = testClient()
  know([keys.conversation({ profile: ada }), { pages: [] }])
  await change(acknowledgeMutation(client), ada)
  expect(stale()).toEqual([keys.conversation({ profile: ada })])
})
