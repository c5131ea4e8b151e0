import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema, giftIdSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { giveCredits, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

async function two() {
  const ada = await joinMember(server, { name: 'Ada' })
  const bo = await joinMember(server, { name: 'Bo' })
  const gift = (name: string, client_id = randomUUID()) => ({
    body: {
      profile: bo.user.id,
      gift: giftIdSchema.parse(name),
      client_id: clientMessageIdSchema.parse(client_id),
    },
  })
  return { ada, bo, gift }
}

describe('gifts', () => {
  test('CHT-8 the catalogue tells what a gift costs', async () => {
    const { gifts } = await server.client().call(calls.gifts)
    expect(gifts).toContainEqual({ id: 'sunflower', credits: 15 })
  })

  test('CHT-8 a gift stands in the thread of both and costs once, however often it is sent', async () => {
    const { ada, bo, gift } = await two()
    await giveCredits(server, ada.user.id, 20)
    const sending = gift('rose')
    const first = await ada.client.call(calls.sendGift, sending)
    const again = await ada.client.call(calls.sendGift, sending)
    expect([first.credits, again.credits]).toEqual([15, 15])
    expect(again.message.id).toBe(first.message.id)
    const thread = await bo.client.call(calls.conversation, { query: { profile: ada.user.id } })
    expect(thread.messages).toMatchObject([
      { body: { kind: 'gift', gift: 'rose' }, from_me: false },
    ])
  })

  test('CHT-6 without the credits nothing is given and nothing is taken', async () => {
    const { ada, bo, gift } = await two()
    const refusal = await ada.client.refused(calls.sendGift, gift('rose'))
    expect(refusal).toMatchObject({ code: 'not_enough_credits', params: { cost: 15, balance: 10 } })
    expect((await bo.client.call(calls.chats)).chats).toEqual([])
    expect((await ada.client.call(calls.chats)).chats).toEqual([])
  })

  test('CHT-8 a gift that is not in the catalogue is refused', async () => {
    const { ada, gift } = await two()
    expect((await ada.client.refused(calls.sendGift, gift('diamond'))).code).toBe('gift_unknown')
  })

  test('CHT-8 received gifts stand on the profile only when the member shows them', async () => {
    const { ada, bo, gift } = await two()
    await giveCredits(server, ada.user.id, 40)
    await ada.client.call(calls.sendGift, gift('rose'))
    await ada.client.call(calls.sendGift, gift('rose'))
    const seen = async () =>
      (await server.client().call(calls.member, { query: { id: bo.user.id } })).profile.gifts
    expect(await seen()).toBeUndefined()
    await bo.client.call(calls.updateChoices, { body: { shows_gifts: true } })
    expect(await seen()).toEqual([{ gift: 'rose', count: 2 }])
  })
})
