import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from '../../src/chat/outbox.ts'
import { ApiError } from '../../src/http/ApiError.ts'
import { createApi } from '../../src/http/createApi.ts'
import { parseSent, type SentMessage, states } from '../support/outbox.ts'
import { ada, ben, me, message, text } from '../support/profiles.ts'
import { noNetwork, refusal, stubServer } from '../support/stubServer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server that charges each client_id once, and an outbox that talks to it. */
function setUp(reply: (sent: SentMessage) => Response | Error | null = () => null) {
  const charged = new Map<string, SentMessage>()
  const server = stubServer(({ body }) => {
    const sent = parseSent(body)
    const refused = reply(sent)
    if (refused) return refused
    charged.set(sent.client_id, sent)
    const number = [...charged.keys()].indexOf(sent.client_id) + 1
    return {
      message: message(number, {
        client_id: sent.client_id,
        from_me: true,
        body: { kind: 'text', text: sent.text },
      }),
      credits: 10 - charged.size,
    }
  })
  const storage = memoryStorage()
  const arrived: string[] = []
  const known: { balance?: number } = {}
  const wallet = { balance: () => known.balance, cost: () => 2 }
  const open = () => {
    const api = createApi({ fetch: server.fetch, origin: 'https://site.example' })
    const outbox = createOutbox({
      api,
      storage,
      wallet,
      onSent: ({ message: { body } }) => arrived.push(body.kind === 'text' ? body.text : ''),
    })
    outbox.open(me)
    return outbox
  }
  const texts = () => [...charged.values()].map(({ text }) => text)
  return { server, storage, arrived, known, open, texts }
}

test('CHT-3 a message that an earlier version of the page has kept is sent', async () => {
  const { storage, texts, open } = setUp()
  const id = '00000000-0000-4000-8000-0000000000aa'
  storage.setItem(
    `bouquet.unsent.${me}.${id}`,
    JSON.stringify({
      client_id: id,
      profile: ada,
      text: 'Hello',
      written_at: '2026-01-01T10:00:00.000Z',
      position: 1,
      state: 'queued',
    }),
  )
  open()
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['Hello'])
})

test('CHT-3 a message stands in the thread before the server has answered', async () => {
  const { open, arrived } = setUp()
  const outbox = open()
  outbox.send(ada, text('Hello'))
  expect(states(outbox)).toEqual(['Hello: sending'])
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual([])
  expect(arrived).toEqual(['Hello'])
})

test('CHT-3 a device without room keeps no message from being sent', async () => {
  const { open, arrived, storage } = setUp()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const outbox = open()
  outbox.send(ada, text('Hello'))
  await vi.runAllTimersAsync()
  expect(arrived).toEqual(['Hello'])
})

test('CHT-3 messages to one member leave one after the other, to others side by side', async () => {
  const { open, server, texts } = setUp()
  const outbox = open()
  outbox.send(ada, text('one'))
  outbox.send(ada, text('two'))
  outbox.send(ben, text('hi Ben'))
  expect(states(outbox)).toEqual(['one: sending', 'two: queued', 'hi Ben: sending'])
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['one', 'hi Ben', 'two'])
  expect(server.asked).toHaveLength(3)
})

test('CHT-3 without a network messages wait, and leave in order when it is back', async () => {
  let isOffline = true
  const { open, texts } = setUp(() => (isOffline ? noNetwork() : null))
  const outbox = open()
  outbox.send(ada, text('one'))
  outbox.send(ada, text('two'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(texts()).toEqual([])
  expect(outbox.get()).toHaveLength(2)
  isOffline = false
  outbox.resume()
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['one', 'two'])
})

test('CHT-3 a lost answer charges once, because the same client_id is sent again', async () => {
  let tries = 0
  const lost = new Map<string, SentMessage>()
  const { open, server, texts } = setUp((sent) => {
    lost.set(sent.client_id, sent)
    return ++tries < 3 ? noNetwork() : null
  })
  open().send(ada, text('Once'))
  await vi.runAllTimersAsync()
  expect(server.asked).toHaveLength(3)
  expect(lost.size).toBe(1)
  expect(texts()).toEqual(['Once'])
})

test('CHT-3 what was not acknowledged survives a reload of the page', async () => {
  let isOffline = true
  const { open, texts } = setUp(() => (isOffline ? noNetwork() : null))
  const before = open()
  before.send(ada, text('Still here'))
  const [stored] = before.get()
  before.close()
  isOffline = false
  const after = open()
  expect(after.get()).toMatchObject([
    { client_id: stored?.client_id, body: { text: 'Still here' } },
  ])
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['Still here'])
  expect(open().get()).toEqual([])
})

test('CHT-3 what waits on the device leaves in the order in which it was written, refused ones wait for the member, and what is broken is left out', async () => {
  const { open, storage, texts } = setUp()
  const put = (digit: number, more: object) => {
    const client_id = `00000000-0000-4000-8000-0000000000a${digit}`
    const stored = { client_id, profile: ada, written_at: '2026-01-01T10:00:00.000Z', ...more }
    storage.setItem(`bouquet.unsent.${me}.${client_id}`, JSON.stringify(stored))
  }
  put(1, { body: text('third'), position: 3, state: 'unpaid' })
  put(2, { body: text('first'), position: 1, state: 'sending' })
  put(3, { body: text('second'), position: 2, state: 'unacknowledged', params: { cost: 2 } })
  put(4, { body: text('refused'), position: 0, state: 'failed', error: 'message_too_long' })
  put(5, { body: { kind: 'letter' }, position: 4, state: 'queued' })
  storage.setItem(`bouquet.unsent.${me}.broken`, '{')
  const outbox = open()
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['first', 'second', 'third'])
  expect(states(outbox)).toEqual(['refused: failed'])
})

test.each([
  'unreadable',
  'maintenance',
  'storage_full',
  'too_many_requests',
  'general_error',
  'offline',
] as const)(
  'CHT-3 a message waits while the server says “%s”, and is sent without the member',
  async (code) => {
    let tries = 0
    const outbox = createOutbox({
      api: {
        request: () => {
          tries += 1
          return Promise.reject(new ApiError({ code, status: 500 }))
        },
      },
      storage: memoryStorage(),
      wallet: { balance: () => undefined, cost: () => undefined },
      onSent: () => {},
    })
    outbox.open(me)
    outbox.send(ada, text('Hello'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states(outbox)).toEqual(['Hello: queued'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(tries).toBe(2)
    outbox.clear()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(tries).toBe(2)
    expect(outbox.get()).toEqual([])
  },
)

test('CHT-4 a purchase of credits lets out what waits for it, and nothing else', async () => {
  const { open, server } = setUp(({ text }) =>
    refusal(text === 'two' ? 'fictional_not_acknowledged' : 'conversation_limit', 403),
  )
  const outbox = open()
  outbox.send(ada, text('one'))
  outbox.send(ben, text('two'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['one: unpaid', 'two: unacknowledged'])
  const before = server.asked.length
  outbox.resume('unacknowledged')
  await vi.runAllTimersAsync()
  expect(server.asked.slice(before).map(({ body }) => parseSent(body).text)).toEqual(['two'])
})

test('CHT-3 an answer that comes after somebody else logged in changes nothing of theirs', async () => {
  let reply = (_: unknown) => {}
  const arrived: unknown[] = []
  const outbox = createOutbox({
    api: { request: () => new Promise<never>((_, reject) => (reply = reject)) },
    storage: memoryStorage(),
    wallet: { balance: () => undefined, cost: () => undefined },
    onSent: (sent) => arrived.push(sent),
  })
  outbox.open(me)
  outbox.send(ada, text('Mine'))
  const late = reply
  outbox.open(ben)
  outbox.send(ada, text('Theirs'))
  expect(states(outbox)).toEqual(['Theirs: sending'])
  late(new ApiError({ code: 'message_too_long', status: 422 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(states(outbox)).toEqual(['Theirs: sending'])
  expect(arrived).toEqual([])
})

test('CHT-3 another member on the same device does not send it', async () => {
  const { open, server } = setUp(() => noNetwork())
  const outbox = open()
  outbox.send(ada, text('Mine'))
  await vi.advanceTimersByTimeAsync(10)
  outbox.open(ben)
  expect(outbox.get()).toEqual([])
  const asked = server.asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked).toHaveLength(asked)
})

test('CHT-3 a refused message can be sent again or dropped, and holds up nothing', async () => {
  let isBlocked = true
  const { open, texts } = setUp(({ text }) =>
    isBlocked && text === 'bad' ? refusal('message_too_long', 422, { params: { max: 3 } }) : null,
  )
  const outbox = open()
  outbox.send(ada, text('bad'))
  outbox.send(ada, text('good'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['bad: failed'])
  expect(outbox.get()[0]).toMatchObject({ error: 'message_too_long', params: { max: 3 } })
  isBlocked = false
  const [failed] = outbox.get()
  if (failed) outbox.retry(failed.client_id)
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['good', 'bad'])
})

test('CHT-3 a message that is sent again goes behind those that wait', async () => {
  let reply: () => Response | Error | null = () => refusal('message_too_long', 422)
  const { open, texts } = setUp(() => reply())
  const outbox = open()
  outbox.send(ada, text('one'))
  await vi.runAllTimersAsync()
  reply = noNetwork
  outbox.send(ada, text('two'))
  outbox.send(ada, text('three'))
  const [failed] = outbox.get()
  if (failed) outbox.retry(failed.client_id)
  expect(states(outbox)).toEqual(['two: sending', 'three: queued', 'one: queued'])
  expect(outbox.get().at(-1)?.error).toBeUndefined()
  reply = () => null
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['two', 'three', 'one'])
})

test('CHT-3 tries without a network are twice as far apart each time, up to a minute, and begin anew once it is back', async () => {
  const tries: number[] = []
  const outbox = createOutbox({
    api: {
      request: () => {
        tries.push(Date.now() / 1_000)
        return Promise.reject(new ApiError({ code: 'offline', status: 0 }))
      },
    },
    storage: memoryStorage(),
    wallet: { balance: () => undefined, cost: () => undefined },
    onSent: () => {},
  })
  const pauses = () => tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
  outbox.open(me)
  outbox.send(ada, text('Hello'))
  await vi.advanceTimersByTimeAsync(182_000)
  expect(pauses()).toEqual([2, 4, 8, 16, 32, 60, 60])
  tries.length = 0
  outbox.resume()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(pauses()).toEqual([2, 4])
})

test('CHT-3 a dropped message is gone from the device', async () => {
  const { open, storage } = setUp(() => refusal('blocked_by', 403, { params: { name: 'Ada' } }))
  const outbox = open()
  outbox.send(ada, text('Hello'))
  await vi.runAllTimersAsync()
  const [failed] = outbox.get()
  if (failed) outbox.drop(failed.client_id)
  expect(outbox.get()).toEqual([])
  expect(storage.length).toBe(0)
})

test('CHT-3 a message that the live stream brings back counts as arrived', async () => {
  const { open } = setUp(() => noNetwork())
  const outbox = open()
  outbox.send(ada, text('Hello'))
  const [sent] = outbox.get()
  if (sent) outbox.acknowledge(sent.client_id)
  expect(outbox.get()).toEqual([])
})

test('CHT-4 with too few credits the message is kept and sent after the purchase', async () => {
  let credits = 0
  const { open, texts } = setUp(() =>
    credits > 0
      ? null
      : refusal('not_enough_credits', 402, { params: { cost: 2, balance: credits } }),
  )
  const outbox = open()
  outbox.send(ada, text('one'))
  outbox.send(ada, text('two'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['one: unpaid', 'two: unpaid'])
  expect(outbox.get()[0]?.params).toEqual({ cost: 2, balance: 0 })
  credits = 10
  outbox.resume('unpaid')
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['one', 'two'])
})

test('CHT-4 a message that the known balance does not cover is kept without asking', async () => {
  const { known, open, server, texts } = setUp()
  known.balance = 1
  const outbox = open()
  outbox.send(ada, text('one'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['one: unpaid'])
  expect(server.asked).toEqual([])
  known.balance = 60
  outbox.resume('unpaid')
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['one'])
})

test('CHT-4 a message waiting for credits is still there after the way to the payment page', async () => {
  let credits = 0
  const { open, texts } = setUp(() => (credits > 0 ? null : refusal('not_enough_credits', 402)))
  const before = open()
  before.send(ada, text('Kept'))
  await vi.runAllTimersAsync()
  before.close()
  credits = 10
  open()
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['Kept'])
})

test('TRU-1 the first message to a fictional profile waits for the acknowledgement', async () => {
  let isAcknowledged = false
  const { open, texts } = setUp(() =>
    isAcknowledged ? null : refusal('fictional_not_acknowledged', 409),
  )
  const outbox = open()
  outbox.send(ada, text('Hello'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['Hello: unacknowledged'])
  isAcknowledged = true
  outbox.resume('unacknowledged')
  await vi.runAllTimersAsync()
  expect(texts()).toEqual(['Hello'])
})

test('CHT-6 a limit on conversations holds up all messages to the member it is about', async () => {
  const { open, server } = setUp(() => refusal('conversation_limit', 403))
  const outbox = open()
  outbox.send(ada, text('one'))
  outbox.send(ada, text('two'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['one: unpaid', 'two: queued'])
  expect(server.asked).toHaveLength(1)
})
