import { constants } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../src/Client.ts'
import { conversationQuery } from '../../src/chat/conversations.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { FakeEventSource, openFakeEventSource } from '../support/fakeEventSource.ts'
import { ada, chats, me, message, talk, text, thread, user } from '../support/profiles.ts'
import { refusal, sessionEnded, stubServer } from '../support/stubServer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // A browser without locks, where each tab has a stream.
  vi.stubGlobal('navigator', {})
  FakeEventSource.opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp(reply: Parameters<typeof stubServer>[0] = () => refusal('general_error', 404)) {
  const server = stubServer(reply)
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
    openEvents: openFakeEventSource,
  })
  client.cache.setQueryData(keys.user, user())
  client.cache.setQueryData(keys.chats, chats(0))
  client.cache.setQueryData(keys.conversation({ profile: ada }), {
    pages: [thread(1)],
    pageParams: [0],
  })
  client.outbox.open(me)
  client.live.start(me)
  const [stream] = FakeEventSource.opened
  if (!stream) throw new Error('The stream was not opened')
  return { client, server, stream }
}

const shown = ({ cache }: Client) =>
  cache.getQueryData<{ pages: ReturnType<typeof thread>[] }>(keys.conversation({ profile: ada }))
    ?.pages[0]?.messages ?? []

test('CHT-7 a message stands in thread and list as soon as the server tells of it', () => {
  const { client, stream } = setUp()
  stream.say({ type: 'message', profile: ada, message: message(2) })
  expect(shown(client).map(({ number }) => number)).toEqual([1, 2])
  expect(client.cache.getQueryData(keys.chats)).toMatchObject({
    total_unread_messages: 1,
    chats: [{ num_unread_messages: 1, last_message: { number: 2 } }],
  })
})

test('CHT-7 a message that comes twice is counted once', () => {
  const { client, stream } = setUp()
  const event = { type: 'message', profile: ada, message: message(2) }
  stream.say(event)
  stream.say(event)
  expect(shown(client)).toHaveLength(2)
  expect(client.cache.getQueryData(keys.chats)).toMatchObject({ total_unread_messages: 1 })
})

test('CRD-7 prices are asked for again when a first purchase has ended the bonus, at the composer too', () => {
  const { client, stream } = setUp()
  const cost = () => client.cache.getQueryState(keys.conversation({ profile: ada }))?.isInvalidated
  stream.say({ type: 'credits', credits: 5, paid_user: false })
  expect(cost()).toBe(false)
  stream.say({ type: 'credits', credits: 65, paid_user: true })
  expect(cost()).toBe(true)
})

test('CHT-2 what the other has read is marked', () => {
  const { client, stream } = setUp()
  stream.say({ type: 'message', profile: ada, message: message(2, { from_me: true }) })
  stream.say({ type: 'read', conversation: talk, number: 2 })
  expect(shown(client)[1]).toMatchObject({ state: 'read' })
})

test('CHT-2 typing is shown until the message comes, or for a while', async () => {
  const { client, stream } = setUp()
  stream.say({ type: 'typing', conversation: talk })
  expect(client.typing.get().has(talk)).toBe(true)
  stream.say({ type: 'message', profile: ada, message: message(2) })
  expect(client.typing.get().has(talk)).toBe(false)
  stream.say({ type: 'typing', conversation: talk })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(client.typing.get().has(talk)).toBe(false)
})

test('CHT-4 credits that arrive let out the message that waited for them', async () => {
  let credits = 0
  const { client, stream } = setUp(({ body }) =>
    credits === 0
      ? refusal('not_enough_credits', 402)
      : {
          message: message(2, { from_me: true, client_id: Reflect.get(Object(body), 'client_id') }),
          credits,
        },
  )
  client.outbox.send(ada, text('Kept'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.outbox.get()).toMatchObject([{ state: 'unpaid' }])
  credits = 48
  stream.say({ type: 'credits', credits: 50, paid_user: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.outbox.get()).toEqual([])
  expect(client.cache.getQueryData(keys.user)).toMatchObject({ credits: 48, paid_user: true })
})

test('CHT-7 a stream that the server closed is taken up after the last event', async () => {
  const { stream } = setUp()
  stream.say({ type: 'user' }, '41')
  stream.close()
  stream.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(FakeEventSource.opened[1]?.address).toContain('41')
})

test.each([
  ['by the browser', () => undefined],
  ['by the page', (stream: FakeEventSource) => stream.close()],
])('OPS-8 a stream that is taken up again %s loads the open conversation too', async (_, end) => {
  const { client, server, stream } = setUp(({ path }) =>
    path === '/api/chat.php' ? thread(1) : refusal('general_error', 404),
  )
  const observer = new InfiniteQueryObserver(client.cache, {
    ...conversationQuery(client, { profile: ada }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = observer.subscribe(() => undefined)
  stream.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(10)
  expect(server.count('/api/chat.php')).toBe(0)
  end(stream)
  stream.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_000)
  FakeEventSource.opened.at(-1)?.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(10)
  expect(server.count('/api/chat.php')).toBe(1)
  leave()
})

test('CHT-7 a stream that stays closed is tried later each time, up to a minute, and at once after it was open', async () => {
  const { client } = setUp()
  const pauses: number[] = []
  const end = async (most: number) => {
    const [count, at] = [FakeEventSource.opened.length, Date.now()]
    FakeEventSource.opened.at(-1)?.close()
    FakeEventSource.opened.at(-1)?.dispatchEvent(new Event('error'))
    while (FakeEventSource.opened.length === count && Date.now() - at < most)
      await vi.advanceTimersByTimeAsync(1_000)
    pauses.push((Date.now() - at) / 1_000)
  }
  for (let tries = 0; tries < 8; tries++) await end(100_000)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  FakeEventSource.opened.at(-1)?.dispatchEvent(new Event('open'))
  pauses.length = 0
  await end(100_000)
  expect(pauses).toEqual([1])
  client.live.stop()
  const opened = FakeEventSource.opened.length
  await vi.advanceTimersByTimeAsync(100_000)
  expect(FakeEventSource.opened).toHaveLength(opened)
})

test('CHT-7 a break that the browser mends by itself opens no second stream, and starting twice neither', async () => {
  const { client, stream } = setUp()
  stream.dispatchEvent(new Event('error'))
  client.live.start(me)
  for (let beat = 0; beat < 5; beat++) {
    await vi.advanceTimersByTimeAsync(constants.live.heartbeatMs)
    stream.say({ type: 'heartbeat' })
  }
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(FakeEventSource.opened[0]?.address).not.toContain('last_event_id')
})

test('CHT-7 OPS-8 a stream that fell silent is opened again, and loads what was missed', async () => {
  const { client, server, stream } = setUp()
  stream.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(constants.live.silenceMs - 1)
  expect(FakeEventSource.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(stream.readyState).toBe(stream.CLOSED)
  client.cache.invalidateQueries = vi.fn()
  FakeEventSource.opened[1]?.dispatchEvent(new Event('open'))
  expect(client.cache.invalidateQueries).toHaveBeenCalledWith({ queryKey: keys.chats })
  expect(server.asked).toEqual([])
})

test('CHT-7 a page that is seen again notices at once that its stream has died', async () => {
  const { client, stream } = setUp()
  stream.dispatchEvent(new Event('open'))
  client.live.check()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  // A device that slept ran no timers.
  vi.setSystemTime(Date.now() + constants.live.silenceMs)
  client.live.check()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeEventSource.opened).toHaveLength(2)
})

test('CHT-7 the stream of the next member begins anew, and what is not an event is left alone', async () => {
  const { client, server, stream } = setUp()
  stream.say({ type: 'sessions' }, '41')
  stream.dispatchEvent(new MessageEvent('message', { data: 'nonsense' }))
  stream.dispatchEvent(new MessageEvent('user', { data: '{"type":"other"}' }))
  stream.say({ type: 'sessions' }, '')
  stream.dispatchEvent(new Event('error'))
  client.live.stop()
  expect(stream.readyState).toBe(stream.CLOSED)
  client.live.start(me)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(FakeEventSource.opened[1]?.address).not.toContain('last_event_id')
  const asked = server.asked.length
  FakeEventSource.opened[1]?.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(100)
  expect(server.asked).toHaveLength(asked)
})

test('AUT-2 an ended session forgets the member, and keeps what they had not sent', async () => {
  const { client } = setUp(sessionEnded)
  expect(client.sessionLost.get()).toBe(false)
  client.outbox.send(ada, text('Not lost'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.sessionLost.get()).toBe(true)
  expect(client.cache.getQueryData(keys.chats)).toBeUndefined()
  expect(client.cache.getQueryData(keys.conversation({ profile: ada }))).toBeUndefined()
  expect(client.cache.getQueryData(keys.user)).toBeNull()
  client.outbox.open(me)
  expect(client.outbox.get()).toMatchObject([{ body: { text: 'Not lost' } }])
})
