import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { giftIdSchema } from '@bouquet/contract/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from '../../src/chat/outbox.ts'
import { createApi } from '../../src/http/createApi.ts'
import { parseSent, states } from '../support/outbox.ts'
import { ada, me, message, text } from '../support/profiles.ts'
import { refusal, stubServer } from '../support/stubServer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const gift = { kind: 'gift', gift: giftIdSchema.parse('rose') } as const

/** A server that takes 25 credits for a gift and 10 for a text, and an outbox that may know the balance. */
function setUpCosts(given: { credits: number; isKnown: boolean }) {
  const costs = { gift: 25, text: 10 }
  const sent: string[] = []
  const server = stubServer(({ path, body }) => {
    const kind = path === '/api/gift.php' ? 'gift' : 'text'
    const { credits } = given
    if (costs[kind] > credits) {
      return refusal('not_enough_credits', 402, { params: { cost: costs[kind], balance: credits } })
    }
    given.credits -= costs[kind]
    sent.push(kind === 'gift' ? 'rose' : parseSent(body).text)
    return {
      message: message(sent.length, { from_me: true, client_id: parseSent(body).client_id }),
      credits: given.credits,
    }
  })
  const outbox = createOutbox({
    api: createApi({ fetch: server.fetch, origin: 'https://site.example' }),
    storage: memoryStorage(),
    wallet: {
      balance: () => (given.isKnown ? given.credits : undefined),
      cost: (kind) => costs[kind],
    },
    onSent: () => {},
  })
  outbox.open(me)
  return { outbox, sent }
}

test.each([true, false])(
  'CHT-3 CHT-8 a gift that cannot be paid waits by itself, and texts that can be paid leave (balance known: %s)',
  async (isKnown) => {
    const given = { credits: 20, isKnown }
    const { outbox, sent } = setUpCosts(given)
    outbox.send(ada, gift)
    outbox.send(ada, text('one'))
    outbox.send(ada, text('two'))
    await vi.runAllTimersAsync()
    expect(sent).toEqual(['one', 'two'])
    expect(states(outbox)).toEqual(['rose: unpaid'])
    given.credits = 40
    outbox.send(ada, text('three'))
    outbox.resume('unpaid')
    await vi.runAllTimersAsync()
    expect(sent).toEqual(['one', 'two', 'three', 'rose'])
  },
)

test('CHT-3 CHT-8 what waits for credits leaves in its order once they are there', async () => {
  const given = { credits: 0, isKnown: true }
  const { outbox, sent } = setUpCosts(given)
  outbox.send(ada, text('one'))
  outbox.send(ada, gift)
  outbox.send(ada, text('two'))
  await vi.runAllTimersAsync()
  expect(states(outbox)).toEqual(['one: unpaid', 'rose: unpaid', 'two: unpaid'])
  given.credits = 45
  outbox.resume('unpaid')
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['one', 'rose', 'two'])
})

test('CHT-8 a gift waits for its own cost, and is sent once the credits cover it', async () => {
  const server = stubServer(() => ({
    message: message(1, { from_me: true, body: gift }),
    credits: 5,
  }))
  const balance = { credits: 20 }
  const outbox = createOutbox({
    api: createApi({ fetch: server.fetch, origin: 'https://site.example' }),
    storage: memoryStorage(),
    wallet: { balance: () => balance.credits, cost: (kind) => (kind === 'gift' ? 25 : 10) },
    onSent: () => {},
  })
  outbox.open(me)
  outbox.send(ada, gift)
  expect(outbox.get()).toMatchObject([{ state: 'unpaid', params: { cost: 25, balance: 20 } }])
  expect(server.asked).toEqual([])
  balance.credits = 30
  outbox.resume('unpaid')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toMatchObject([
    { path: '/api/gift.php', body: { profile: ada, gift: 'rose' } },
  ])
  expect(outbox.get()).toEqual([])
})
