import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const emilForm = { name: 'Emil', gender: 'male', seeking: 'female' } as const

/** Mara, who has just withdrawn, and Emil. */
async function couple() {
  const mara = await joinMember(server)
  const emil = await joinMember(server, emilForm)
  const hide = async () => {
    const { user } = await mara.client.call(calls.updateUser, { body: { privacy_mode: true } })
    expect(user.privacy_mode).toBe(true)
  }
  return { mara, emil, hide }
}

type Client = Awaited<ReturnType<typeof joinMember>>['client']

const found = async (client: Client) => {
  const { results } = await client.call(calls.members, { query: { gender: 'female' } })
  return results.map(({ name }) => name)
}

test('ACC-1 in privacy mode nobody finds or sees a member, visitors no more than members', async () => {
  const { mara, emil, hide } = await couple()
  const { photo } = await mara.client.call(calls.uploadPhoto, { file: await picture() })
  await server.jobs.drain()
  expect(await found(emil.client)).toEqual(['Mara'])
  expect((await emil.client.fetch(photo.filename)).status).toBe(200)
  await hide()
  for (const client of [emil.client, server.client()]) {
    expect(await found(client)).toEqual([])
    const refusal = await client.refused(calls.member, { query: { id: mara.user.id } })
    expect(refusal.code).toBe('not_found')
    expect((await client.fetch(photo.filename)).status).toBe(404)
  }
  const like = await emil.client.refused(calls.like, { body: { profile: mara.user.id } })
  expect(like.code).toBe('not_found')
  expect((await mara.client.fetch(photo.filename)).status).toBe(200)
})

test('ACC-1 who is in contact by a conversation still sees and reaches them', async () => {
  const { mara, emil, hide } = await couple()
  const write = (to: string, client: Client) => {
    const client_id = clientMessageIdSchema.parse(randomUUID())
    const profile = calls.member.query.shape.id.parse(to)
    return client.call(calls.sendMessage, { body: { client_id, profile, text: 'Hello' } })
  }
  await write(mara.user.id, emil.client)
  await hide()
  const { profile } = await emil.client.call(calls.member, { query: { id: mara.user.id } })
  expect(profile.name).toBe('Mara')
  await write(mara.user.id, emil.client)
  const { chats } = await mara.client.call(calls.chats)
  const conversation = chats[0]?.conversation.id
  if (!conversation) throw new Error('There is no conversation.')
  await mara.client.call(calls.deleteConversation, { body: { conversation } })
  const gone = await emil.client.refused(calls.member, { query: { id: mara.user.id } })
  expect(gone.code).toBe('not_found')
})

test('ACC-1 whom they like still sees them, who likes them does not', async () => {
  const { mara, emil, hide } = await couple()
  const frido = await joinMember(server, { ...emilForm, name: 'Frido' })
  await mara.client.call(calls.like, { body: { profile: emil.user.id } })
  await frido.client.call(calls.like, { body: { profile: mara.user.id } })
  await hide()
  expect(await found(emil.client)).toEqual(['Mara'])
  expect((await emil.client.call(calls.likes)).liked_by).toMatchObject([{ name: 'Mara' }])
  expect(await found(frido.client)).toEqual([])
  expect((await frido.client.call(calls.likes)).profiles).toEqual([])
})

test('ACC-1 coming out again shows them as before', async () => {
  const { mara, emil, hide } = await couple()
  await hide()
  await mara.client.call(calls.updateUser, { body: { privacy_mode: false } })
  expect(await found(emil.client)).toEqual(['Mara'])
})

test('ACC-1 who keeps a conversation with them is not told when they are there', async () => {
  const { mara, emil, hide } = await couple()
  const client_id = clientMessageIdSchema.parse(randomUUID())
  const { message } = await emil.client.call(calls.sendMessage, {
    body: { client_id, profile: mara.user.id, text: 'Hello' },
  })
  const { conversation } = message
  const isOnline = async () => {
    await mara.client.call(calls.chats)
    const { chats } = await emil.client.call(calls.chats)
    const thread = await emil.client.call(calls.conversation, { query: { conversation } })
    return [chats[0]?.profile.online, thread.profile.online]
  }
  expect(await isOnline()).toEqual([true, true])
  await hide()
  await mara.client.call(calls.deleteConversation, { body: { conversation } })
  expect(await isOnline()).toEqual([false, false])
})
