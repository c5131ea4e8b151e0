import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conversationQuery } from '../../src/chat/conversations.ts'
import { createApi } from '../../src/http/createApi.ts'
import { keys } from '../../src/keys.ts'
import { createPolling } from '../../src/notifications/polling.ts'
import { ada, chats, thread, user } from '../support/profiles.ts'
import { noNetwork, stubServer } from '../support/stubServer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(isDown = () => false) {
  const server = stubServer(({ path }) => {
    if (isDown()) return noNetwork()
    if (path === '/api/user.php') return { user: user() }
    if (path === '/api/chat.php') return thread(2)
    return path === '/api/chats.php' ? chats(3) : { profiles: [], liked_by: [] }
  })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi({ fetch: server.fetch, origin: 'https://site.example' })
  return { server, cache, api, polling: createPolling({ api, cache }) }
}

test('CHT-7 polling asks for member, chats and likes after 5 s and then every 60 s', async () => {
  const { server, cache, polling } = setUp()
  polling.start()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(server.asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.asked.map(({ path }) => path).toSorted()).toEqual([
    '/api/chats.php',
    '/api/likes.php',
    '/api/user.php',
  ])
  expect(cache.getQueryData(keys.chats)).toMatchObject({ total_unread_messages: 3 })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.count('/api/chats.php')).toBe(3)
})

test('CHT-7 polling asks for the conversation that is open, and no longer for one that was left', async () => {
  const { server, cache, api, polling } = setUp()
  const query = conversationQuery({ api }, { profile: ada })
  cache.setQueryData(keys.conversation({ profile: ada }), { pages: [thread(1)], pageParams: [0] })
  const observer = new InfiniteQueryObserver(cache, { ...query, staleTime: 1_000_000 })
  const leave = observer.subscribe(() => undefined)
  polling.start()
  await vi.advanceTimersByTimeAsync(5_010)
  expect(server.count('/api/chat.php')).toBe(1)
  expect(observer.getCurrentResult().data?.pages[0]?.messages).toHaveLength(2)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.count('/api/chats.php')).toBe(2)
  expect(server.count('/api/chat.php')).toBe(1)
})

test('ACC-3 polling does not ask for the conversation with somebody who was blocked on the same page', async () => {
  const { server, cache, api, polling } = setUp()
  const queryKey = keys.conversation({ profile: ada })
  cache.setQueryData(queryKey, { pages: [thread(1)], pageParams: [0] })
  const observer = new InfiniteQueryObserver(cache, {
    ...conversationQuery({ api }, { profile: ada }),
    staleTime: 1_000_000,
  })
  const leave = observer.subscribe(() => undefined)
  await cache.invalidateQueries({ queryKey, refetchType: 'none' })
  polling.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.count('/api/chats.php')).toBe(1)
  expect(server.count('/api/chat.php')).toBe(0)
  leave()
})

test('CHT-7 polling asks every 300 s when push tells of news', async () => {
  const { server, polling } = setUp()
  polling.start({ hasPush: true })
  await vi.advanceTimersByTimeAsync(5_000 + 299_999)
  expect(server.count('/api/chats.php')).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.count('/api/chats.php')).toBe(2)
})

test('CHT-7 polling goes on after a failure, and ends with the session', async () => {
  let isDown = true
  const { server, cache, polling } = setUp(() => isDown)
  polling.start()
  await vi.advanceTimersByTimeAsync(40_000)
  isDown = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(cache.getQueryData(keys.chats)).toMatchObject({ total_unread_messages: 3 })
  polling.stop()
  const asked = server.asked.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.asked).toHaveLength(asked)
})
