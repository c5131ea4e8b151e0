import { afterPurchase, createClient, type Unsent } from '@bouquet/client'
import type { Message } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { giftIdSchema, messageSchema } from '@bouquet/contract/schemas'
import { describe, expect, test, vi } from 'vitest'
import { allChats } from '../../../src/features/chat/allChats.ts'
import { composerState, heldForCredits, onSend } from '../../../src/features/chat/composerState.ts'
import { filterChatsByName } from '../../../src/features/chat/filterChatsByName.ts'
import { readLastChat, saveLastChat } from '../../../src/features/chat/lastChat.ts'
import {
  firstUnread,
  type MessageTexts,
  threadMessages,
} from '../../../src/features/chat/threadMessages.ts'
import { patience } from '../../support/patience.ts'
import { person } from '../../support/samples.ts'

const idOf = (kind: number, number: number) =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`
const anna = person(1, 'Anna')

const message = (number: number, from_me: boolean): Message =>
  messageSchema.parse({
    id: idOf(2, number),
    client_id: idOf(3, number),
    conversation: idOf(4, 1),
    number,
    from_me,
    body: { kind: 'text', text: `words ${number}` },
    state: 'read',
    sent_at: '2026-03-01T18:00:00Z',
  })

const unsent = (number: number, more: Partial<Unsent> = {}): Unsent => ({
  client_id: message(number, true).client_id,
  profile: anna.id,
  body: { kind: 'text', text: `words ${number}` },
  written_at: '2026-03-02T18:00:00Z',
  position: number,
  state: 'queued',
  ...more,
})

describe('what the composer allows', () => {
  const open = {
    profile: anna,
    fictional_acknowledged: true,
    cost: { credits: 10, money: null },
  }

  test('CHT-3 with nothing in the way a message leaves', () => {
    expect(onSend(composerState(open, [unsent(1)], 20))).toBe('send')
  })

  test('CHT-4 a message that the credits do not cover asks for a purchase and says what all that waits costs', () => {
    const gift = {
      state: 'unpaid',
      error: 'not_enough_credits',
      params: { cost: 25, balance: 3 },
    } as const
    const waiting = [unsent(1, { state: 'unpaid', error: 'not_enough_credits' }), unsent(2, gift)]
    expect(heldForCredits(open, waiting, 40)).toEqual({ cost: 35, balance: 3 })
    const state = composerState(open, waiting, 40)
    expect(state).toEqual({ kind: 'unpaid' })
    expect(onSend(state)).toBe('buy')
  })

  test('CHT-8 a gift that waits for credits stops no text that they cover', () => {
    const gift = {
      state: 'unpaid',
      error: 'not_enough_credits',
      body: { kind: 'gift', gift: giftIdSchema.parse('rose') },
      params: { cost: 25, balance: 20 },
    } as const
    expect(onSend(composerState(open, [unsent(1, gift)], 20))).toBe('send')
    expect(onSend(composerState(open, [unsent(1, gift)], 9))).toBe('buy')
    expect(heldForCredits(open, [unsent(1, gift)], 10)).toEqual({ cost: 25, balance: 10 })
    expect(heldForCredits(open, [unsent(1)], 10)).toBeNull()
  })

  test('CHT-4 a text that waits for credits sells them whatever the balance, and one more credit than a text costs sends', () => {
    const text = unsent(1, { state: 'unpaid', error: 'not_enough_credits' })
    expect(composerState(open, [text], 100)).toEqual({ kind: 'unpaid' })
    const gift = {
      state: 'unpaid',
      body: { kind: 'gift', gift: giftIdSchema.parse('rose') },
      params: { cost: 25 },
    } as const
    const withGift = (credits: number) => onSend(composerState(open, [unsent(1, gift)], credits))
    expect([9, 10, 11].map(withGift)).toEqual(['buy', 'send', 'send'])
  })

  test('CHT-6 a third conversation of a free member is explained and sold', () => {
    const waiting = [unsent(1, { state: 'unpaid', error: 'conversation_limit' })]
    const state = composerState(open, waiting, 20)
    expect(state).toEqual({ kind: 'limited' })
    expect(onSend(state)).toBe('buy')
  })

  test('TRU-1 the first message to a fictional profile asks before it leaves', () => {
    const fictional = {
      ...open,
      profile: { ...anna, fictional: true },
      fictional_acknowledged: false,
    }
    expect(onSend(composerState(fictional, [], 20))).toBe('ask')
    expect(onSend(composerState({ ...fictional, fictional_acknowledged: true }, [], 20))).toBe(
      'send',
    )
    expect(onSend(composerState(open, [unsent(1, { state: 'unacknowledged' })], 20))).toBe('ask')
  })

  test('PER-1 whoever was blocked can send nothing', () => {
    const waiting = [
      unsent(1, { state: 'failed', error: 'blocked_by' }),
      unsent(2, { state: 'unpaid' }),
    ]
    expect(onSend(composerState(open, waiting, 20))).toBe('nothing')
  })
})

describe('the thread', () => {
  const words: MessageTexts = {
    body: (body) => (body.kind === 'text' ? body : { kind: 'text', text: body.kind }),
    time: (iso) => iso.slice(11, 16),
    day: (iso) => `day ${iso.slice(0, 10)}`,
    dayKey: (iso) => iso.slice(0, 10),
    held: (reason) => `held for ${reason}`,
    warning: ({ warnings }) => warnings?.join(),
    waiting: ({ state }) => `waits: ${state}`,
  }

  test('CHT-3 the thread shows a message at once after those that arrived, and once when it has arrived too', () => {
    const shown = threadMessages(
      [message(1, false), message(2, true)],
      [unsent(2), unsent(3)],
      words,
    )
    expect(shown.map(({ body, state }) => [body, state])).toEqual([
      [{ kind: 'text', text: 'words 1' }, 'read'],
      [{ kind: 'text', text: 'words 2' }, 'read'],
      [{ kind: 'text', text: 'words 3' }, 'sending'],
    ])
  })

  test('CHT-3 a message keeps its place in the thread when the server has taken it', () => {
    const [before] = threadMessages([], [unsent(5)], words)
    const [after] = threadMessages([message(5, true)], [], words)
    expect(after?.id).toBe(before?.id)
  })

  test('CHT-4 a message that waits for credits can be sent again or dropped, and says why it waits', () => {
    const [shown] = threadMessages([], [unsent(1, { state: 'unpaid' })], words)
    expect(shown).toMatchObject({ state: 'failed', reason: 'waits: unpaid' })
  })

  test('CHT-9 a held message says what it is held for', () => {
    const held = (held_for: Message['held_for']) =>
      threadMessages([{ ...message(1, true), state: 'held', held_for }], [], words)[0]
    for (const reason of ['confirmation', 'review', 'credits', 'rejected'] as const) {
      expect(held(reason)).toMatchObject({ state: 'held', reason: `held for ${reason}` })
    }
  })

  test('CHT-3 a message says why it waits only while it does not leave by itself', () => {
    const shown = (state: Unsent['state']) => threadMessages([], [unsent(1, { state })], words)[0]
    for (const state of ['queued', 'sending'] as const)
      expect(shown(state)).toMatchObject({ isOwn: true, state: 'sending', reason: undefined })
    expect(shown('failed')).toMatchObject({ state: 'failed', reason: 'waits: failed' })
    expect(shown('unacknowledged')).toMatchObject({
      state: 'held',
      reason: 'waits: unacknowledged',
    })
  })

  test('CHT-2 a message has its time and day, from when it was sent or written', () => {
    const [arrived, written] = threadMessages([message(1, false)], [unsent(2)], words)
    expect(arrived).toMatchObject({
      isOwn: false,
      timeText: '18:00',
      day: '2026-03-01',
      dayText: 'day 2026-03-01',
    })
    expect(written).toMatchObject({
      timeText: '18:00',
      day: '2026-03-02',
      dayText: 'day 2026-03-02',
    })
  })

  test('CHT-9 TRU-5 only a held message has a reason, and one whose reason is not told waits for the confirmation', () => {
    const state = (more: Partial<Message>) =>
      threadMessages([{ ...message(1, true), ...more }], [], words)[0]
    expect(state({ state: 'read', held_for: 'review' })?.reason).toBeUndefined()
    expect(state({ state: 'held' })?.reason).toBe('held for confirmation')
    expect(state({ warnings: ['link'] })?.warning).toBe('link')
  })

  test('CHT-1 more unread messages than are loaded begin nowhere, and one’s own do not count', () => {
    const arrived = [message(1, false), message(2, true)]
    expect(firstUnread(arrived, 1)).toBe(message(1, false).client_id)
    expect(firstUnread(arrived, 2)).toBeUndefined()
    expect(firstUnread(arrived, -1)).toBeUndefined()
  })

  test('CHT-1 reading goes on at the oldest unread message of the other', () => {
    const arrived = [message(1, false), message(2, false), message(3, true), message(4, false)]
    expect(firstUnread(arrived, 2)).toBe(message(2, false).client_id)
    expect(firstUnread(arrived, 0)).toBeUndefined()
  })
})

test('CHT-4 the message that the credits did not cover is kept and leaves after the purchase', async () => {
  let credits = 3
  const sent: string[] = []
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://amberline.example',
    fetch: async (input) => {
      const request = new Request(input)
      if (!request.url.endsWith('/api/message.php')) return Response.json({}, { status: 404 })
      const { client_id, text } = await request.json()
      if (credits < 10) {
        const error = { code: 'not_enough_credits', params: { cost: 10, balance: credits } }
        return Response.json({ error }, { status: 402 })
      }
      sent.push(text)
      return Response.json({ message: { ...message(1, true), client_id }, credits: credits - 10 })
    },
  })
  client.outbox.open(idOf(1, 9))
  client.outbox.send(anna.id, { kind: 'text', text: 'Saturday at ten?' })
  await vi.waitFor(() => expect(client.outbox.get()[0]?.state).toBe('unpaid'), patience)
  expect(sent).toEqual([])

  credits = 120
  await afterPurchase(client)
  await vi.waitFor(() => expect(sent).toEqual(['Saturday at ten?']), patience)
  await vi.waitFor(() => expect(client.outbox.get()).toEqual([]), patience)
})

test('CHT-1 a conversation is found by a part of the name, whatever its accents', () => {
  const chat = (name: string) => ({
    conversation: { id: message(1, true).conversation },
    profile: { ...anna, name },
    num_unread_messages: 0,
    last_message: null,
  })
  const found = filterChatsByName([chat('Zoë'), chat('Łucja'), chat('Anna')], ' zoe')
  expect(found.map(({ profile }) => profile.name)).toEqual(['Zoë'])
})

test('CHT-1 the conversation that was open last is remembered for this member only', () => {
  const storage = memoryStorage()
  const chat = { conversation: idOf(4, 1), name: 'Anna', opened: '2026-03-01T18:00:00Z' }
  expect(readLastChat(storage, 'me')).toBeNull()
  storage.setItem('bouquet.last-chat.me', '{}')
  expect(readLastChat(storage, 'me')).toBeNull()
  saveLastChat(storage, 'me', chat)
  expect(readLastChat(storage, 'me')).toEqual(chat)
  expect(readLastChat(storage, 'you')).toBeNull()
})

test('CHT-1 a conversation that moved to the first page is listed once', () => {
  const chat = (number: number) => ({
    conversation: { id: message(number, true).conversation },
    profile: anna,
    num_unread_messages: 0,
    last_message: message(number, true),
  })
  const page = (...chats: ReturnType<typeof chat>[]) => ({
    chats,
    has_more: false,
    total_unread_messages: 0,
  })
  expect(
    allChats(page(chat(2)), [page(chat(1))]).map(({ last_message }) => last_message?.number),
  ).toEqual([2])
})
