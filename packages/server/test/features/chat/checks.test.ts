import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema, errorBodySchema } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listMessageReviews, reviewHeldMessage } from '../../../src/features/chat/index.ts'
import { writeFreeMessage } from '../../../src/features/chat/writeFreeMessage.ts'
import { findLedgerErrors, spendCredits } from '../../../src/features/credits/index.ts'
import { findWarnings, needsReview } from '../../../src/features/moderation/scam.rules.ts'
import { readAudit } from '../../../src/platform/audit.ts'
import { messages } from '../../../src/tables/index.ts'
import { giveCredits, joinMember, makePremium } from '../../support/people.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

async function two() {
  const ada = await joinMember(server, { name: 'Ada' })
  const bo = await joinMember(server, { name: 'Bo' })
  const say = (text: string) =>
    ada.client.call(calls.sendMessage, {
      body: { profile: bo.user.id, text, client_id: clientMessageIdSchema.parse(randomUUID()) },
    })
  const thread = async () =>
    (await bo.client.call(calls.conversation, { query: { profile: ada.user.id } })).messages
  return { ada, bo, say, thread }
}

const scam = 'Please send me money by Western Union, write on WhatsApp +49 151 2345 6789'

describe('checks of messages', () => {
  test('TRU-5 a link is delivered, and the receiver is warned of it', async () => {
    const { say, thread } = await two()
    server.clock.pass(4 * 86_400)
    const { message } = await say('Look at https://example.org/me')
    expect(message).toMatchObject({ state: 'sent' })
    expect(message).not.toHaveProperty('warnings')
    expect(await thread()).toMatchObject([{ warnings: ['link'], from_me: false }])
  })

  test('TRU-5 who asks a stranger for money is held for a person to look at, and is told so', async () => {
    const { say, thread } = await two()
    const { message } = await say(scam)
    expect(message).toMatchObject({ state: 'held', held_for: 'review' })
    expect(await thread()).toEqual([])
    const { items } = await listMessageReviews(server.db, { state: 'waiting', limit: 50 })
    expect(items[0]?.message.findings).toContainEqual({ kind: 'money', excerpt: 'send me money' })
  })

  test('TRU-5 a released message is delivered with its warnings, and the action is in the audit log', async () => {
    const { say, thread } = await two()
    const { message } = await say(scam)
    const staff = { actor: 'staff:kim' }
    const judged = { message: message.id, outcome: 'released', reason: 'A joke' } as const
    await reviewHeldMessage({ ...server.services, ...staff }, judged)
    expect(await thread()).toMatchObject([{ warnings: ['phone', 'messenger', 'money'] }])
    expect(
      await readAudit(server.db, { brand: 'harbour', subject: `message:${message.id}` }),
    ).toMatchObject([{ actor: 'staff:kim', act: 'message.released', reason: 'A joke' }])
    await expect(reviewHeldMessage({ ...server.services, ...staff }, judged)).rejects.toThrow(
      'already_decided',
    )
  })

  test('TRU-5 a message kept back for good costs nothing, and its sender is told', async () => {
    const { ada, bo, say, thread } = await two()
    const { message, credits } = await say(scam)
    expect(credits).toBe(10)
    const judged = { message: message.id, outcome: 'kept', reason: 'Asks for money' } as const
    await reviewHeldMessage({ ...server.services, actor: 'staff:kim' }, judged)
    expect((await ada.client.call(calls.getUser)).user?.credits).toBe(10)
    expect(await thread()).toEqual([])
    const query = { profile: bo.user.id }
    expect((await ada.client.call(calls.conversation, { query })).messages).toMatchObject([
      { state: 'held', held_for: 'rejected' },
    ])
  })

  test('CRD-3 a message that was paid when it was held gives back what it cost', async () => {
    const { ada, say } = await two()
    const { message } = await say(scam)
    // As messages were paid before they were paid at their delivery.
    await server.db.update(messages).set({ creditsDue: 0 }).where(eq(messages.id, message.id))
    await server.db.transaction((tx) =>
      spendCredits(tx, {
        brand: server.brand.id,
        member: ada.user.id,
        amount: 5,
        reason: 'message',
        key: `message:${message.client_id}`,
        now: server.clock.now(),
      }),
    )
    const judged = { message: message.id, outcome: 'kept', reason: 'Asks for money' } as const
    await reviewHeldMessage({ ...server.services, actor: 'staff:kim' }, judged)
    expect((await ada.client.call(calls.getUser)).user?.credits).toBe(10)
  })

  test('CHT-9 a released message costs what was shown when it was written, once', async () => {
    const { ada, say, thread } = await two()
    const { message } = await say(scam)
    const dearer = { ...server.brand, settings: { ...server.brand.settings, message_credits: 50 } }
    const services = {
      ...server.services,
      brands: { ...server.services.brands, byId: () => dearer },
    }
    const judged = { message: message.id, outcome: 'released', reason: 'A joke' } as const
    const release = () => reviewHeldMessage({ ...services, actor: 'staff:kim' }, judged)
    const outcomes = await Promise.allSettled([release(), release()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await ada.client.call(calls.getUser)).user?.credits).toBe(5)
    expect(await thread()).toHaveLength(1)
    expect(await findLedgerErrors(server.db)).toEqual({ unbalanced: [], differences: [] })
  })

  test('CRD-3 a message that was free gives nothing back when it is kept', async () => {
    const { ada, say } = await two()
    const { conversation } = (await say('Hello')).message
    const clientId = randomUUID()
    const { id: sender, signup_date } = ada.user
    await server.db.transaction((tx) =>
      writeFreeMessage(tx, server.services, {
        conversation,
        sender,
        clientId,
        text: scam,
        signupDate: new Date(signup_date),
      }),
    )
    const { items } = await listMessageReviews(server.db, { state: 'waiting', limit: 50 })
    const judged = {
      message: items[0]?.message.id ?? '',
      outcome: 'kept',
      reason: 'Asks for money',
    } as const
    await reviewHeldMessage({ ...server.services, actor: 'staff:kim' }, judged)
    expect((await ada.client.call(calls.getUser)).user?.credits).toBe(5)
  })

  test('TRU-5 two who have written to each other are not held', async () => {
    const { ada, bo, say, thread } = await two()
    await bo.client.call(calls.sendMessage, {
      body: {
        profile: ada.user.id,
        text: 'Hello',
        client_id: clientMessageIdSchema.parse(randomUUID()),
      },
    })
    expect((await say('My number: +49 151 2345 6789, or WhatsApp')).message.state).toBe('sent')
    expect((await thread()).at(-1)?.warnings).toEqual(['phone', 'messenger'])
  })
})

test('CHT-1 a message of which nobody would see anything is empty and costs nothing', async () => {
  const { ada, say, thread } = await two()
  for (const text of ['\u200B\u200D', '\u3164', '\u2800 \u202E', '\u{E0041}']) {
    await expect(say(text)).rejects.toThrow('message_empty')
  }
  expect(await thread()).toEqual([])
  expect((await ada.client.call(calls.getUser)).user?.credits).toBe(10)
})

test('TRU-5 a new account writes to twenty people a day for the first time and no more', async () => {
  const { client, user } = await joinMember(server, { name: 'Ada' })
  await makePremium(server, user.id)
  await giveCredits(server, user.id, 500)
  const outcomes: string[] = []
  for (let n = 0; n < 21; n++) {
    const profile = await insertPerson(server.db)
    const client_id = randomUUID()
    const body = JSON.stringify({ profile, text: 'Hello', client_id })
    const headers = { 'content-type': 'application/json' }
    const { path, method } = calls.sendMessage
    const response = await client.fetch(path, { method, headers, body })
    outcomes.push(response.ok ? 'ok' : errorBodySchema.parse(await response.json()).error.code)
  }
  expect(outcomes.filter((answer) => answer === 'ok')).toHaveLength(20)
  expect(outcomes.at(-1)).toBe('too_many_requests')
})

describe('what is found', () => {
  test.each([
    ['Schick mir ein Geschenkkarte bitte', 'money'],
    ['Kun je even geld overmaken', 'money'],
    ['Puoisitko lähettää rahaa', 'money'],
    ['Proszę o przelew', 'money'],
    ['schreib mir an anna (at) mail.example.com', 'email'],
    ['0151-2345 6789', 'phone'],
    ['+49 (0) 171 / 234 56 78', 'phone'],
    ['0151–2345–6789', 'phone'],
    ['0️⃣1️⃣5️⃣1️⃣ 2️⃣3️⃣4️⃣5️⃣6️⃣', 'phone'],
    ['⓿❶❺❶❷❸❹❺❻', 'phone'],
    ['on ᴡʜᴀᴛꜱᴀᴘᴘ', 'messenger'],
    ['on 🅦🅗🅐🅣🅢🅐🅟🅟', 'messenger'],
    ['on Telegram: anna', 'messenger'],
    ['mysite.xyz/anna', 'link'],
    ['meinseite.de', 'link'],
    ['write on Tele\u200Bgram', 'messenger'],
    ['Whаtsаpp', 'messenger'],
    ['s\u00ADend m\u2060oney', 'money'],
    ['０１５１-２３４５ ６７８９', 'phone'],
    ['my site: ex\u200Bample.com', 'link'],
  ])('TRU-5 %s', (text, kind) => {
    expect(findWarnings(text).map((found) => found.kind)).toContain(kind)
  })

  test.each([
    'I was born in 1990 and moved in 2015.',
    'I like tea, hiking and long evenings. And you?',
    'I lived in Kiel 2015–2020, before that in Oslo (2010 - 2014).',
    '1️⃣ tea 2️⃣ hiking 3️⃣ long evenings',
    'Wir sehen uns um 18:30, oder lieber 19:00?',
    'My favourite signal is a smile, e.g. yours.',
    'Das kostet 12.50 Euro am Montag, 3. März',
    'I like tea.It is good. Ja.So einfach',
    'Привет, как дела? Γειά σου',
  ])('TRU-5 nothing in: %s', (text) => {
    expect(findWarnings(text)).toEqual([])
  })

  // In quadratic time each of these would take minutes.
  test.each(['a', '1', '.', 'a.', '-', '+1', 'www.', 'aб', '12-', 'a@'])(
    'CHT-10 a text of %s again and again is read once',
    (part) => {
      findWarnings(part.repeat(500_000 / part.length))
    },
  )

  test('TRU-5 a new account is looked at sooner than an old one', () => {
    const findings = findWarnings('Write on WhatsApp, +49 151 2345 6789')
    const now = new Date('2026-03-10T12:00:00Z')
    const since = (date: string) => ({ signupDate: new Date(date), isKnown: false })
    expect(needsReview(findings, since('2026-03-09T12:00:00Z'), now)).toBe(true)
    expect(needsReview(findings, since('2026-01-01T12:00:00Z'), now)).toBe(false)
  })
})
