import { randomUUID } from 'node:crypto'
import type { Message } from '@bouquet/contract'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../support/client.ts'
import { giveCredits, joinMember } from '../../support/people.ts'
import { notPicture, picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

async function sent() {
  const ada = await joinMember(server, { name: 'Ada' })
  const bo = await joinMember(server, { name: 'Bo' })
  await giveCredits(server, ada.user.id, 20)
  const file = await picture()
  const query = {
    profile: bo.user.id,
    client_id: clientMessageIdSchema.parse(randomUUID()),
  }
  const first = await ada.client.call(calls.sendChatPhoto, { file, query })
  const again = await ada.client.call(calls.sendChatPhoto, { file, query })
  return { ada, bo, first, again }
}

const photoIn = ({ body }: Message) => {
  if (body.kind !== 'photo') throw new Error('This message carries no photo.')
  return body.photo
}

async function received(client: TestClient, profile: string) {
  const thread = await client.call(calls.conversation, {
    query: { profile: calls.member.query.shape.id.parse(profile) },
  })
  const [message] = thread.messages
  if (!message) throw new Error('Nothing was received.')
  return { message, photo: photoIn(message) }
}

const status = async (client: TestClient, path: string) => (await client.fetch(path)).status

describe('photos in chat', () => {
  test('CHT-6 a photo costs photo credits, once for the same send', async () => {
    const { first, again } = await sent()
    expect([first.credits, again.credits]).toEqual([20, 20])
    expect(again.message.id).toBe(first.message.id)
    const folders = server.photoFiles.names().map((name) => name.split('/')[0])
    expect(new Set(folders)).toEqual(new Set([photoIn(first.message).id]))
  })

  test('TRU-4 a photo in chat is blurred for the receiver until they open it, clear for the sender', async () => {
    const { ada, bo, first } = await sent()
    expect(photoIn(first.message).locked).toBe(false)
    const { message, photo } = await received(bo.client, ada.user.id)
    expect(photo.locked).toBe(true)
    expect(photo.filename).not.toBe(photoIn(first.message).filename)
    const blurred = await bo.client.fetch(photo.filename)
    const { channels } = await sharp(await blurred.arrayBuffer())
      .greyscale()
      .stats()
    expect(channels[0]?.stdev).toBeLessThan(4)
    expect(await status(bo.client, photoIn(first.message).filename)).toBe(404)
    const opened = await bo.client.call(calls.openChatPhoto, { body: { message: message.id } })
    expect(photoIn(opened.message).locked).toBe(false)
    expect(await status(bo.client, photoIn(opened.message).filename)).toBe(200)
    expect((await received(bo.client, ada.user.id)).photo.locked).toBe(false)
  })

  test('PRO-2 the address of a photo in chat is of no use to anybody else, and ends with a block or a removed thread', async () => {
    const { ada, bo, first } = await sent()
    const { filename } = photoIn(first.message)
    const { client: olga } = await joinMember(server, { name: 'Olga' })
    expect(await status(olga, filename)).toBe(404)
    expect(await status(server.client(), filename)).toBe(404)
    const { message, photo } = await received(bo.client, ada.user.id)
    expect((await olga.refused(calls.openChatPhoto, { body: { message: message.id } })).code).toBe(
      'not_found',
    )
    await bo.client.call(calls.deleteConversation, {
      body: { conversation: message.conversation },
    })
    expect(await status(bo.client, photo.filename)).toBe(404)
    expect(await status(ada.client, filename)).toBe(200)
    await bo.client.call(calls.block, { body: { profile: ada.user.id } })
    expect(await status(ada.client, filename)).toBe(404)
  })

  test('CHT-6 a wrong file is refused and costs nothing', async () => {
    const ada = await joinMember(server, { name: 'Ada' })
    const bo = await joinMember(server, { name: 'Bo' })
    const query = { profile: bo.user.id, client_id: clientMessageIdSchema.parse(randomUUID()) }
    const refusal = await ada.client.refused(calls.sendChatPhoto, { file: notPicture(), query })
    expect(refusal.code).toBe('photo_type')
    expect((await ada.client.call(calls.getUser)).user?.credits).toBe(10)
  })
})
