import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blocks, messageReviews } from '../../../src/tables/index.ts'
import { followMail, joinMember, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const emil = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** What Emil's pages are told. */
const toldTo = async (member: string) =>
  (await server.services.bus.since(member, 0)).map(({ event }) => event.type)

/** Written straight to the table, because no call reaches a member whose account is not confirmed. */
const blockUnseen = (from: string, to: string) =>
  server.db.insert(blocks).values({ from, to, created: server.clock.now() })

describe('a message that waits for its sender’s address', () => {
  test('PER-1 reaches nobody who has blocked the sender meanwhile', async () => {
    const { user: he } = await joinMember(server, emil)
    const { client, user } = await signUp(server)
    const client_id = clientMessageIdSchema.parse(randomUUID())
    await client.call(calls.sendMessage, { body: { profile: he.id, text: 'Hello', client_id } })
    await blockUnseen(he.id, user.id)
    await followMail(server, client, user.email)
    expect(await toldTo(he.id)).not.toContain('message')
  })

  test('PER-1 nor does one that was written on the way to signing up', async () => {
    const { client: his, user: he } = await joinMember(server, emil)
    const { client, user } = await signUp(server, {
      signup_profile: he.id,
      signup_message: 'Is that your dog?',
    })
    await blockUnseen(he.id, user.id)
    await followMail(server, client, user.email)
    expect(await toldTo(he.id)).not.toContain('message')
    await his.call(calls.unblock, { body: { profile: user.id } })
    expect((await his.call(calls.chats)).chats).toEqual([])
  })
})

test('TRU-5 a message written on the way to signing up is looked at like any other', async () => {
  const { client: his, user: he } = await joinMember(server, emil)
  const { client, user } = await signUp(server, {
    signup_profile: he.id,
    signup_message: 'Please send me money by Western Union, +49 151 2345 6789',
  })
  await followMail(server, client, user.email)
  expect((await his.call(calls.chats)).chats).toEqual([])
  const waiting = await server.db
    .select()
    .from(messageReviews)
    .where(eq(messageReviews.sender, user.id))
  expect(waiting).toMatchObject([{ outcome: null }])
})
