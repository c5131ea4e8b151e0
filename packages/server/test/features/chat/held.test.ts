import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema, memberIdSchema } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reviewHeldMessage } from '../../../src/features/chat/index.ts'
import { findLedgerErrors, spendCredits } from '../../../src/features/credits/index.ts'
import { blocks, messageReviews } from '../../../src/tables/index.ts'
import type { TestClient } from '../../support/client.ts'
import { buy } from '../../support/payments.ts'
import { confirmByMail, giveCredits, joinMember, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const emil = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** What Emil's pages are told. */
const toldTo = async (member: string) =>
  (await server.services.bus.since(member, 0)).map(({ event }) => event.type)

/** Written straight to the table, because no call reaches a member whose account is not confirmed. */
const blockUnseen = (from: string, to: string) =>
  server.db.insert(blocks).values({ blocker: from, blocked: to, created: server.clock.now() })

describe('a message that waits for its sender’s address', () => {
  test('PER-1 a message that waits for its sender’s address reaches nobody who has blocked the sender meanwhile', async () => {
    const { user: he } = await joinMember(server, emil)
    const { client, user } = await signUp(server)
    const client_id = clientMessageIdSchema.parse(randomUUID())
    await client.call(calls.sendMessage, { body: { profile: he.id, text: 'Hello', client_id } })
    await blockUnseen(he.id, user.id)
    await confirmByMail(server, client, user.email)
    expect(await toldTo(he.id)).not.toContain('message')
  })

  test('PER-1 a message written on the way to signing up reaches nobody who has blocked the sender meanwhile', async () => {
    const { client: his, user: he } = await joinMember(server, emil)
    const { client, user } = await signUp(server, {
      signup_profile: he.id,
      signup_message: 'Is that your dog?',
    })
    await blockUnseen(he.id, user.id)
    await confirmByMail(server, client, user.email)
    expect(await toldTo(he.id)).not.toContain('message')
    await his.call(calls.unblock, { body: { profile: user.id } })
    expect((await his.call(calls.chats)).chats).toEqual([])
  })
})

test('PER-1 a conversation of which all is held is for its receiver like one that is not there', async () => {
  const { client: his, user: he } = await joinMember(server, emil)
  const { client, user } = await signUp(server)
  const client_id = clientMessageIdSchema.parse(randomUUID())
  const { message } = await client.call(calls.sendMessage, {
    body: { profile: he.id, text: 'Hello', client_id },
  })
  const body = { conversation: message.conversation }
  const refusals = [
    await his.refused(calls.conversation, { query: body }),
    await his.refused(calls.typing, { body }),
    await his.refused(calls.readConversation, { body: { ...body, number: 1 } }),
    await his.refused(calls.deleteConversation, { body }),
  ]
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ code: 'not_found', field: 'conversation', status: 404 })
  }
  await confirmByMail(server, client, user.email)
  expect((await his.call(calls.conversation, { query: body })).messages).toHaveLength(1)
})

test('TRU-5 a message written on the way to signing up is looked at like any other', async () => {
  const { client: his, user: he } = await joinMember(server, emil)
  const { client, user } = await signUp(server, {
    signup_profile: he.id,
    signup_message: 'Please send me money by Western Union, +49 151 2345 6789',
  })
  await confirmByMail(server, client, user.email)
  expect((await his.call(calls.chats)).chats).toEqual([])
  const waiting = await server.db
    .select()
    .from(messageReviews)
    .where(eq(messageReviews.sender, user.id))
  expect(waiting).toMatchObject([{ outcome: null }])
})

describe('a held message that is delivered after its receiver', () => {
  const draft = (profile: string, text: string) => ({
    body: {
      profile: memberIdSchema.parse(profile),
      text,
      client_id: clientMessageIdSchema.parse(randomUUID()),
    },
  })

  async function waiting() {
    const { client: his, user: he } = await joinMember(server, emil)
    const { client: hers, user: she } = await joinMember(server, { name: 'Eve' })
    const scam = 'Please send me money by Western Union, +49 151 2345 6789'
    const { message } = await hers.call(calls.sendMessage, draft(he.id, scam))
    expect(message.held_for).toBe('review')
    const balance = (await hers.call(calls.getUser)).user?.credits ?? 0
    const release = () =>
      reviewHeldMessage(
        { ...server.services, actor: 'test' },
        { message: message.id, outcome: 'released', reason: 'harmless' },
      )
    const spent = async () => balance - ((await hers.call(calls.getUser)).user?.credits ?? 0)
    const inThread = async (reader: TestClient, other: string) =>
      (await reader.call(calls.conversation, { query: { profile: memberIdSchema.parse(other) } }))
        .messages
    return { his, he, hers, she, message, scam, release, spent, inThread }
  }

  test('CHT-9 a held message that is delivered after its receiver wrote meanwhile is new to them, at the end of the thread', async () => {
    const { his, hers, he, she, message, release, inThread } = await waiting()
    await his.call(calls.sendMessage, draft(she.id, 'Hello Eve'))
    await release()
    const { chats } = await his.call(calls.chats)
    expect(chats).toMatchObject([{ num_unread_messages: 1, last_message: { id: message.id } }])
    const [first, last] = await inThread(hers, he.id)
    expect([first?.from_me, last?.id, last?.state]).toEqual([false, message.id, 'delivered'])
  })

  test.each(['removed the conversation', 'blocked the sender for a while'])(
    'CHT-9 %s is seen by them, since it is paid',
    async (what) => {
      const { his, she, message, release, spent, inThread } = await waiting()
      await his.call(calls.sendMessage, draft(she.id, 'Hello Eve'))
      if (what === 'removed the conversation') {
        await his.call(calls.deleteConversation, { body: { conversation: message.conversation } })
      } else {
        await his.call(calls.block, { body: { profile: she.id } })
        await his.call(calls.unblock, { body: { profile: she.id } })
      }
      await release()
      expect((await inThread(his, she.id)).map(({ id }) => id)).toEqual([message.id])
      expect(await spent()).toBe(server.brand.settings.message_credits)
    },
  )

  test('CHT-9 a held message whose receiver has closed the account reaches nobody, costs nothing and says so', async () => {
    const { his, hers, he, release, spent, inThread } = await waiting()
    await his.call(calls.deleteAccount, { body: {} })
    await release()
    expect(await spent()).toBe(0)
    expect(await inThread(hers, he.id)).toMatchObject([{ state: 'held', held_for: 'gone' }])
  })
})

describe('what a held message costs', () => {
  const draft = (profile: string, text: string) => ({
    body: {
      profile: memberIdSchema.parse(profile),
      text,
      client_id: clientMessageIdSchema.parse(randomUUID()),
    },
  })

  const textsTo = async (reader: TestClient) =>
    (await reader.call(calls.chats)).chats.map(({ last_message }) => last_message?.body)

  async function pair() {
    const { client: his, user: he } = await joinMember(server, emil)
    const eve = await signUp(server, { name: 'Eve' })
    const creditsOfEve = async () => (await eve.client.call(calls.getUser)).user?.credits
    return { his, he, ...eve, creditsOfEve }
  }

  test('CHT-9 a held message costs nothing until the address is confirmed, then its cost', async () => {
    const { his, he, client, user, creditsOfEve } = await pair()
    const { message, credits } = await client.call(calls.sendMessage, draft(he.id, 'Hello'))
    expect(message).toMatchObject({ state: 'held', held_for: 'confirmation' })
    expect([credits, await creditsOfEve()]).toEqual([10, 10])
    await confirmByMail(server, client, user.email)
    expect(await creditsOfEve()).toBe(5)
    expect(await textsTo(his)).toEqual([{ kind: 'text', text: 'Hello' }])
    expect(await toldTo(user.id)).toContain('credits')
    await confirmByMail(server, client, user.email)
    expect(await creditsOfEve()).toBe(5)
  })

  test('CHT-9 no more messages are held than the credits will pay', async () => {
    const { he, client } = await pair()
    await client.call(calls.sendMessage, draft(he.id, 'One'))
    await client.call(calls.sendMessage, draft(he.id, 'Two'))
    expect(await client.refused(calls.sendMessage, draft(he.id, 'Three'))).toMatchObject({
      code: 'not_enough_credits',
      params: { cost: 5, balance: 0 },
    })
  })

  test('CHT-9 a held message whose credits were spent meanwhile waits for others, and says so', async () => {
    const { his, he, client, user, creditsOfEve } = await pair()
    await client.call(calls.sendMessage, draft(he.id, 'One'))
    await client.call(calls.sendMessage, draft(he.id, 'Two'))
    await server.db.transaction((tx) =>
      spendCredits(tx, {
        brand: server.brand.id,
        member: user.id,
        amount: 4,
        reason: 'staff',
        key: 'test',
        now: server.clock.now(),
      }),
    )
    await confirmByMail(server, client, user.email)
    expect(await creditsOfEve()).toBe(1)
    expect(await textsTo(his)).toEqual([{ kind: 'text', text: 'One' }])
    const query = { profile: he.id }
    expect((await client.call(calls.conversation, { query })).messages).toMatchObject([
      { state: 'delivered' },
      { state: 'held', held_for: 'credits' },
    ])
    await buy(server, client)
    expect(await creditsOfEve()).toBe(56)
    expect(await textsTo(his)).toEqual([{ kind: 'text', text: 'Two' }])
    expect(await findLedgerErrors(server.db)).toEqual({ unbalanced: [], differences: [] })
  })

  test('CHT-9 a gift costs nothing either while it is held', async () => {
    const { his, he, client, user, creditsOfEve } = await pair()
    await giveCredits(server, user.id, 20)
    const client_id = clientMessageIdSchema.parse(randomUUID())
    await client.call(calls.sendGift, { body: { profile: he.id, gift: 'rose', client_id } })
    expect(await creditsOfEve()).toBe(30)
    await confirmByMail(server, client, user.email)
    expect(await creditsOfEve()).toBe(15)
    expect(await textsTo(his)).toMatchObject([{ kind: 'gift' }])
  })

  test('CHT-9 a held message costs nothing when the other has blocked its sender meanwhile', async () => {
    const { his, he, client, user, creditsOfEve } = await pair()
    await client.call(calls.sendMessage, draft(he.id, 'Hello'))
    await blockUnseen(he.id, user.id)
    await confirmByMail(server, client, user.email)
    expect(await creditsOfEve()).toBe(10)
    expect(await textsTo(his)).toEqual([])
  })
})
