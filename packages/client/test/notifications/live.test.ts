import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../src/Client.ts'
import { conversationQuery } from '../../src/chat/conversations.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { memoryStorage } from '../support/memoryStorage.ts'
import { ada, chats, me, message, talk, text, thread, user } from '../support/profiles.ts'
import { refusal, sessionEnded, stubServer } from '../support/stubServer.ts'

/** A stream that the test speaks through. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  readonly CLOSED = 2
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Stream.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(event: { type: string }, lastEventId = '1') {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event), lastEventId }))
  }
}

const parseStream = (stream: unknown) => stream as EventSource

beforeEach(() => {
  vi.useFakeTimers()
  Stream.opened = []
})
afterEach(() => vi.useRealTimers())

function setUp(reply: Parameters<typeof stubServer>[0] = () => refusal('general_error', 404)) {
  const server = stubServer(reply)
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
    openEvents: (address) => parseStream(new Stream(address)),
  })
  client.cache.setQueryData(keys.user, user())
  client.cache.setQueryData(keys.chats, chats(0))
  client.cache.setQueryData(keys.conversation({ profile: ada }), {
    pages: [thread(1)],
    pageParams: [0],
  })
  client.outbox.open(me)
  client.live.start()
  const [stream] = Stream.opened
  if (!stream) throw new Error('The stream was not opened')
  return { client, server, stream }
}

const shown = ({ cache }: Client) =>
  cache.getQueryData<{ pages: ReturnType<typeof thread>[] }>(keys.conversation({ profile: ada }))
    ?.pages[0]?.messages ?? []

test('CHT-7 a message stands in thread and list as soon as the server tells of it', () => {
  const { client, stream } = setUp()
  stream.say({ type: 'message', profile: ada, message: message(2) } as { type: string })
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
  stream.say({ type: 'credits', credits: 5, paid_user: false } as { type: string })
  expect(cost()).toBe(false)
  stream.say({ type: 'credits', credits: 65, paid_user: true } as { type: string })
  expect(cost()).toBe(true)
})

test('CHT-2 what the other has read is marked', () => {
  const { client, stream } = setUp()
  stream.say({ type: 'message', profile: ada, message: message(2, { from_me: true }) } as {
    type: string
  })
  stream.say({ type: 'read', conversation: talk, number: 2 } as { type: string })
  expect(shown(client)[1]).toMatchObject({ state: 'read' })
})

test('CHT-2 typing is shown until the message comes, or for a while', async () => {
  const { client, stream } = setUp()
  stream.say({ type: 'typing', conversation: talk } as { type: string })
  expect(client.typing.get().has(talk)).toBe(true)
  stream.say({ type: 'message', profile: ada, message: message(2) } as { type: string })
  expect(client.typing.get().has(talk)).toBe(false)
  stream.say({ type: 'typing', conversation: talk } as { type: string })
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
  stream.say({ type: 'credits', credits: 50, paid_user: true } as { type: string })
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
  expect(Stream.opened).toHaveLength(2)
  expect(Stream.opened[1]?.address).toContain('41')
})

test.each([
  ['by the browser', () => undefined],
  ['by the page', (stream: Stream) => stream.close()],
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
  Stream.opened.at(-1)?.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(10)
  expect(server.count('/api/chat.php')).toBe(1)
  leave()
})

test('AUT-2 an ended session forgets the member, and keeps what they had not sent', async () => {
  const { client } = setUp(sessionEnded)
  client.outbox.send(ada, text('Not lost'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.sessionLost.get()).toBe(true)
  expect(client.cache.getQueryData(keys.user)).toBeNull()
  client.outbox.open(me)
  expect(client.outbox.get()).toMatchObject([{ body: { text: 'Not lost' } }])
})
