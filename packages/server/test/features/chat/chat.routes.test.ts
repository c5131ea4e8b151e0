import { randomUUID } from 'node:crypto'
import type { MemberId } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import type { TestClient } from '../../support/client.ts'
import {
  confirmByMail,
  giveCredits,
  goodSignup,
  joinMember,
  makeFictional,
  makePremium,
  signUp,
} from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ brands: [testBrand('harbour', { signup_credits: 20 })] })

let ada: Awaited<ReturnType<typeof joinMember>>
let bo: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  bo = await joinMember(server, { name: 'Bo', gender: 'male', seeking: 'female' })
})

const clientId = () => clientMessageIdSchema.parse(randomUUID())

const draft = (profile: MemberId, text: string, client_id = clientId()) => ({
  body: { profile, text, client_id },
})

const thread = (client: TestClient, profile: MemberId) =>
  client.call(calls.conversation, { query: { profile } })

describe('sending', () => {
  test('CHT-3 a message arrives once and costs once, however often it is sent', async () => {
    const message = draft(bo.user.id, 'Good evening')
    const first = await ada.client.call(calls.sendMessage, message)
    const again = await ada.client.call(calls.sendMessage, message)
    expect(again).toEqual(first)
    expect(first.credits).toBe(15)
    const { messages } = await thread(bo.client, ada.user.id)
    expect(messages.map(({ body, from_me }) => ({ body, from_me }))).toEqual([
      { body: { kind: 'text', text: 'Good evening' }, from_me: false },
    ])
  })

  test('CHT-3 the same message sent many times at once is charged once', async () => {
    const message = draft(bo.user.id, 'Good evening')
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => ada.client.call(calls.sendMessage, message)),
    )
    expect(new Set(responses.map(({ message: { id } }) => id)).size).toBe(1)
    expect((await ada.client.call(calls.credits)).balance).toBe(15)
  })

  test('CHT-3 order is kept when messages are sent at once', async () => {
    await Promise.all(
      Array.from({ length: 4 }, (_, place) =>
        ada.client.call(calls.sendMessage, draft(bo.user.id, `Line ${place}`)),
      ),
    )
    const { messages } = await thread(bo.client, ada.user.id)
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('CHT-4 with too few credits nothing is sent and nothing is taken', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      await ada.client.call(calls.sendMessage, draft(bo.user.id, text))
    }
    const refused = await ada.client.refused(calls.sendMessage, draft(bo.user.id, 'Five'))
    expect(refused).toMatchObject({
      status: 402,
      code: 'not_enough_credits',
      params: { cost: 5, balance: 0 },
    })
    expect((await thread(bo.client, ada.user.id)).messages).toHaveLength(4)
  })

  test('CRD-3 of many sends that race for the last credits only those that are paid succeed', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        ada.client.send(calls.sendMessage, draft(bo.user.id, 'Hello')),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4)
    expect((await ada.client.call(calls.credits)).balance).toBe(0)
  })

  test('CHT-4 text that is empty or too long is refused with the field', async () => {
    expect(await ada.client.refused(calls.sendMessage, draft(bo.user.id, '  '))).toMatchObject({
      code: 'message_empty',
      field: 'text',
    })
    expect(
      await ada.client.refused(calls.sendMessage, draft(bo.user.id, 'x'.repeat(501))),
    ).toMatchObject({ code: 'message_too_long', params: { max: 500 } })
  })

  test('CHT-6 CHT-9 a free member begins two conversations, is warned before the third, and a premium member begins more', async () => {
    const others = await Promise.all(
      ['Cleo', 'Dora'].map((name) => joinMember(server, { name, email: `${name}@post.example` })),
    )
    const [cleo, dora] = others.map(({ user }) => user.id)
    if (!cleo || !dora) throw new Error('Nobody joined.')
    const mayBegin = async (profile: string) =>
      (await ada.client.call(calls.conversation, { query: { profile } })).may_begin
    expect(await mayBegin(dora)).toBe(true)
    await ada.client.call(calls.sendMessage, draft(bo.user.id, 'Hello'))
    await ada.client.call(calls.sendMessage, draft(cleo, 'Hello'))
    expect(await mayBegin(cleo)).toBe(true)
    expect(await mayBegin(dora)).toBe(false)
    expect(await ada.client.refused(calls.sendMessage, draft(dora, 'Hello'))).toMatchObject({
      code: 'conversation_limit',
      params: { limit: 2 },
    })
    await makePremium(server, ada.user.id)
    expect(await mayBegin(dora)).toBe(true)
    await ada.client.call(calls.sendMessage, draft(dora, 'Hello'))
  })

  test('ACC-3 CHT-2 who deletes the account is shown as gone, and what was written can be read', async () => {
    const { message } = await ada.client.call(calls.sendMessage, draft(bo.user.id, 'Hello Bo'))
    const query = { conversation: message.conversation }
    const before = await ada.client.call(calls.conversation, { query })
    expect(before.has_left).toBe(false)
    await bo.client.call(calls.deleteAccount, { body: { password: goodSignup.password } })
    const { has_left, messages } = await ada.client.call(calls.conversation, { query })
    expect(has_left).toBe(true)
    expect(messages).toHaveLength(1)
    const refusal = await ada.client.refused(calls.sendMessage, draft(bo.user.id, 'Still there?'))
    expect(refusal.code).toBe('not_found')
  })

  test('SGN-3 a message is held until the address is confirmed, then it arrives', async () => {
    const eve = await signUp(server, { name: 'Eve' })
    const { message } = await eve.client.call(calls.sendMessage, draft(bo.user.id, 'Hello Bo'))
    expect(message.state).toBe('held')
    expect((await bo.client.call(calls.chats)).chats).toEqual([])
    await confirmByMail(server, eve.client, eve.user.email)
    const [chat] = (await bo.client.call(calls.chats)).chats
    expect(chat?.last_message?.body).toEqual({ kind: 'text', text: 'Hello Bo' })
  })

  test('ACC-3 whoever is blocked is told so and reaches nobody', async () => {
    await ada.client.call(calls.sendMessage, draft(bo.user.id, 'Hello'))
    await bo.client.call(calls.block, { body: { profile: ada.user.id } })
    expect((await bo.client.call(calls.chats)).chats).toEqual([])
    expect(await ada.client.refused(calls.sendMessage, draft(bo.user.id, 'Hello?'))).toMatchObject({
      code: 'blocked_by',
      params: { name: 'Bo' },
    })
  })
})

describe('reading', () => {
  test('CHT-1 opening sets unread to 0', async () => {
    await ada.client.call(calls.sendMessage, draft(bo.user.id, 'One'))
    const { message } = await ada.client.call(calls.sendMessage, draft(bo.user.id, 'Two'))
    expect((await bo.client.call(calls.chats)).total_unread_messages).toBe(2)
    const { conversation, number } = message
    await bo.client.call(calls.readConversation, { body: { conversation, number } })
    expect((await bo.client.call(calls.chats)).total_unread_messages).toBe(0)
  })

  test('PER-3 read marks are told to premium members only', async () => {
    const { message } = await ada.client.call(calls.sendMessage, draft(bo.user.id, 'One'))
    const { conversation, number } = message
    await bo.client.call(calls.readConversation, { body: { conversation, number } })
    const stateFor = async () => (await thread(ada.client, bo.user.id)).messages[0]?.state
    expect(await stateFor()).toBe('delivered')
    await makePremium(server, ada.user.id)
    expect(await stateFor()).toBe('read')
  })

  test('CHT-2 older messages come by the page', async () => {
    await giveCredits(server, ada.user.id, 1_000)
    for (let place = 1; place <= 60; place += 1) {
      await ada.client.call(calls.sendMessage, draft(bo.user.id, `Line ${place}`))
    }
    const newest = await thread(bo.client, ada.user.id)
    expect(newest.has_older).toBe(true)
    expect(newest.messages.at(0)?.number).toBe(11)
    const older = await bo.client.call(calls.conversation, {
      query: { profile: ada.user.id, before: 11 },
    })
    expect(older.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(older.has_older).toBe(false)
  })

  test('CHT-5 a removed conversation is gone for one side and comes back with the next message', async () => {
    const { message } = await ada.client.call(calls.sendMessage, draft(bo.user.id, 'One'))
    const { conversation } = message
    await bo.client.call(calls.deleteConversation, { body: { conversation } })
    expect((await bo.client.call(calls.chats)).chats).toEqual([])
    expect((await thread(ada.client, bo.user.id)).messages).toHaveLength(1)
    await ada.client.call(calls.sendMessage, draft(bo.user.id, 'Two'))
    expect((await thread(bo.client, ada.user.id)).messages.map(({ number }) => number)).toEqual([2])
  })

  test('PER-1 nobody reads the conversation of others', async () => {
    const { message } = await ada.client.call(calls.sendMessage, draft(bo.user.id, 'One'))
    const eve = await joinMember(server, { name: 'Eve' })
    const { conversation } = message
    expect(await eve.client.refused(calls.conversation, { query: { conversation } })).toMatchObject(
      {
        code: 'not_found',
      },
    )
    expect(
      await eve.client.refused(calls.deleteConversation, { body: { conversation } }),
    ).toMatchObject({ code: 'not_found' })
  })
})

describe('demo people', () => {
  test('TRU-1 the first message waits until the member knows that the person is fictional', async () => {
    const persona = await joinMember(server, { name: 'Cleo' })
    await makeFictional(server, persona.user.id)
    expect(await ada.client.refused(calls.sendMessage, draft(persona.user.id, 'Hi'))).toMatchObject(
      {
        code: 'fictional_not_acknowledged',
      },
    )
    await ada.client.call(calls.acknowledgeFictional, { body: { profile: persona.user.id } })
    await ada.client.call(calls.sendMessage, draft(persona.user.id, 'Hi'))
    expect((await thread(ada.client, persona.user.id)).profile.fictional).toBe(true)
  })

  test('TRU-1 a demo person answers in the language of the member and says what it is', async () => {
    const persona = await joinMember(server, { name: 'Cleo' })
    await makeFictional(server, persona.user.id)
    await ada.client.call(calls.updateUser, { body: { language: 'de' } })
    await ada.client.call(calls.acknowledgeFictional, { body: { profile: persona.user.id } })
    await ada.client.call(calls.sendMessage, draft(persona.user.id, 'Hallo'))
    await server.jobs.drain()
    const { messages } = await thread(ada.client, persona.user.id)
    expect(messages).toHaveLength(2)
    expect(messages[1]?.body).toMatchObject({ text: expect.stringContaining('Demo-Person') })
  })
})
