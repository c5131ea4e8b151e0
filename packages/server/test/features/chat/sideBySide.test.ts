import { randomUUID } from 'node:crypto'
import type { MemberId } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { giveCredits, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const line = (profile: MemberId, text: string) => ({
  body: { profile, text, client_id: clientMessageIdSchema.parse(randomUUID()) },
})

describe('side by side', () => {
  test('CHT-3 two who write to each other at the same moment both get through, first lines too', async () => {
    const ada = await joinMember(server, { name: 'Ada' })
    const bo = await joinMember(server, { name: 'Bo' })
    for (const { user } of [ada, bo]) await giveCredits(server, user.id, 100)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => [
        ada.client.send(calls.sendMessage, line(bo.user.id, `From Ada ${n}`)),
        bo.client.send(calls.sendMessage, line(ada.user.id, `From Bo ${n}`)),
      ]).flat(),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(200))
    const query = { profile: bo.user.id }
    const { messages } = await ada.client.call(calls.conversation, { query })
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, n) => n + 1),
    )
  })

  test('TRU-5 tries that are refused count towards how much somebody may send', async () => {
    const cleo = await joinMember(server, { name: 'Cleo' })
    const send = () => cleo.client.send(calls.sendMessage, line(cleo.user.id, 'To myself'))
    for (let n = 0; n < 300; n += 1) expect((await send()).status).toBe(404)
    expect((await send()).status).toBe(429)
  })
})
