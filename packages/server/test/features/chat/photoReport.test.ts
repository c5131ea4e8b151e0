import { randomUUID } from 'node:crypto'
import { calls, clientMessageIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { eraseDueAccounts } from '../../../src/features/accounts/deletion/eraseAccounts.ts'
import { complaints } from '../../../src/tables/index.ts'
import { giveCredits, joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

test('TRU-4 TRU-5 a photo is reported and its sender blocked without opening it, and stays as evidence when they are erased', async () => {
  const ada = await joinMember(server, { name: 'Ada' })
  const bo = await joinMember(server, { name: 'Bo' })
  await giveCredits(server, ada.user.id, 20)
  const { message } = await ada.client.call(calls.sendChatPhoto, {
    file: await picture(),
    query: { profile: bo.user.id, client_id: clientMessageIdSchema.parse(randomUUID()) },
  })
  const [got] = (await bo.client.call(calls.conversation, { query: { profile: ada.user.id } }))
    .messages
  if (got?.body.kind !== 'photo') throw new Error('No photo was received.')
  expect(got.body.photo.locked).toBe(true)

  await bo.client.call(calls.complain, {
    body: {
      subject: { kind: 'message', message: message.id },
      reason: 'intimate_picture',
      text: 'I did not ask for this.',
    },
  })
  await bo.client.call(calls.block, { body: { profile: ada.user.id } })
  expect((await bo.client.fetch(got.body.photo.filename)).status).toBe(404)
  const sent = message.body.kind === 'photo' ? message.body.photo.filename : ''
  expect((await ada.client.fetch(sent)).status).toBe(404)

  await ada.client.call(calls.deleteAccount, { body: {} })
  server.clock.pass(14 * 86_400)
  await eraseDueAccounts(server.services)
  await server.jobs.drain()
  const [row] = await server.db.select().from(complaints)
  expect(row?.evidence.messages).toHaveLength(1)
  expect(row?.evidence.files).toEqual(server.photoFiles.names())
})
