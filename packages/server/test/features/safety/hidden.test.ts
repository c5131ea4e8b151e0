import { randomUUID } from 'node:crypto'
import type { BodyOf, Call } from '@bouquet/contract'
import { calls, clientMessageIdSchema, memberIdSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { confirmByMail, giveCredits, joinMember, signUp } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const emilForm = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** Mara, in privacy mode, and Emil, who has her id but is in no contact with her. */
async function couple() {
  const mara = await joinMember(server)
  const emil = await joinMember(server, emilForm)
  await giveCredits(server, emil.user.id, 500)
  await mara.client.call(calls.updateUser, { body: { privacy_mode: true } })
  return { mara, emil }
}

const unknown = memberIdSchema.parse(randomUUID())
const client_id = clientMessageIdSchema.parse(randomUUID())
type Id = typeof unknown

type Client = Awaited<ReturnType<typeof joinMember>>['client']

const asked = <C extends Call>(call: C, body: (profile: Id) => BodyOf<C>) => ({
  name: `${call.method} ${call.path}`,
  ask: (client: Client, profile: Id) => client.send(call, { body: body(profile) }),
})

const everyCall = [
  asked(calls.block, (profile) => ({ profile })),
  asked(calls.unblock, (profile) => ({ profile })),
  asked(calls.like, (profile) => ({ profile })),
  asked(calls.unlike, (profile) => ({ profile })),
  asked(calls.openLike, (profile) => ({ profile })),
  asked(calls.sendMessage, (profile) => ({ profile, client_id, text: 'Hello' })),
  asked(calls.sendGift, (profile) => ({ profile, client_id, gift: 'rose' })),
  asked(calls.acknowledgeFictional, (profile) => ({ profile })),
  asked(calls.swipe, (profile) => ({ profile, decision: 'like' as const })),
  asked(calls.swipe, (profile) => ({ profile, decision: 'skip' as const })),
  asked(calls.complain, (profile) => ({
    subject: { kind: 'profile' as const, profile },
    reason: 'fake_profile' as const,
    text: 'Not a real person.',
  })),
  {
    name: 'GET /api/member.php',
    ask: (client: Client, id: Id) => client.send(calls.member, { query: { id } }),
  },
  {
    name: 'GET /api/chat.php',
    ask: (client: Client, profile: Id) => client.send(calls.conversation, { query: { profile } }),
  },
  {
    name: 'GET /api/icebreakers.php',
    ask: (client: Client, profile: Id) => client.send(calls.icebreakers, { query: { profile } }),
  },
  {
    name: 'POST /api/chat-photo.php',
    ask: async (client: Client, profile: Id) =>
      client.send(calls.sendChatPhoto, { query: { profile, client_id }, file: await picture() }),
  },
]

/** What the member can read of others afterwards. */
const lists = async (client: Client) => ({
  ...(await client.call(calls.blocks)),
  ...(await client.call(calls.chats)),
  ...(await client.call(calls.likes)),
  ...(await client.call(calls.complaints)),
})

describe('somebody who is hidden from a member', () => {
  test.each(everyCall)(
    'PER-1 somebody who is hidden from a member is like an unknown id to $name',
    async ({ ask }) => {
      const { mara, emil } = await couple()
      const before = await lists(emil.client)
      const [hidden, nobody] = [
        await ask(emil.client, mara.user.id),
        await ask(emil.client, unknown),
      ]
      expect(nobody.status).not.toBe(422)
      expect(hidden.status).toBe(nobody.status)
      expect(await hidden.json()).toEqual(await nobody.json())
      expect(await lists(emil.client)).toEqual(before)
      expect(JSON.stringify(await lists(emil.client))).not.toContain('Mara')
    },
  )

  test('PER-1 somebody who is hidden from a member cannot be reported by the id of a photo', async () => {
    const { mara, emil } = await couple()
    const { photo } = await mara.client.call(calls.uploadPhoto, { file: await picture() })
    await server.jobs.drain()
    const complaint = (id: string) => ({
      subject: { kind: 'photo' as const, photo: calls.deletePhoto.body.shape.id.parse(id) },
      reason: 'fake_profile' as const,
      text: 'Not a real person.',
    })
    const hidden = await emil.client.refused(calls.complain, { body: complaint(photo.id) })
    expect(hidden).toEqual(
      await emil.client.refused(calls.complain, { body: complaint(randomUUID()) }),
    )
  })

  test('ACC-3 somebody who is hidden is blocked and reported by whom they have written to', async () => {
    const mara = await joinMember(server)
    const emil = await joinMember(server, emilForm)
    await mara.client.call(calls.sendMessage, {
      body: {
        profile: emil.user.id,
        client_id: clientMessageIdSchema.parse(randomUUID()),
        text: 'Hello',
      },
    })
    await mara.client.call(calls.updateUser, { body: { privacy_mode: true } })
    await emil.client.call(calls.block, { body: { profile: mara.user.id } })
    expect((await emil.client.call(calls.blocks)).blocked).toMatchObject([{ name: 'Mara' }])
    const subject = { kind: 'profile' as const, profile: mara.user.id }
    await emil.client.call(calls.complain, {
      body: { subject, reason: 'fake_profile', text: 'This is not a real person.' },
    })
  })

  test('PER-1 somebody who is hidden stays hidden while what they wrote is held', async () => {
    const emil = await joinMember(server, emilForm)
    const { client, user } = await signUp(server)
    await client.call(calls.updateUser, { body: { privacy_mode: true } })
    await client.call(calls.sendMessage, {
      body: { profile: emil.user.id, client_id, text: 'Hello' },
    })
    for (const profile of [user.id, unknown]) {
      for (const call of [calls.block, calls.like]) {
        expect((await emil.client.send(call, { body: { profile } })).status).toBe(404)
      }
      expect((await emil.client.send(calls.conversation, { query: { profile } })).status).toBe(404)
    }
    await confirmByMail(server, client, user.email)
    expect((await emil.client.call(calls.chats)).chats).toMatchObject([
      { profile: { name: 'Mara' } },
    ])
  })
})
