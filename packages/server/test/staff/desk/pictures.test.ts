import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { staffActions, staffPictures } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../src/platform/ids.ts'
import { photos } from '../../../src/tables/index.ts'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({ demo: false })
const brand = server.brand.id
const addressOf = (photo: string) => `${staffPictures.photo}?photo=${photo}`

/** A photo that somebody sent to somebody in a chat, and who received it. */
async function sendPhoto() {
  const bert = await joinMember(server, { name: 'Bert', gender: 'male', seeking: 'female' })
  const mara = await joinMember(server)
  const { message } = await bert.client.call(calls.sendChatPhoto, {
    query: { profile: memberIdSchema.parse(mara.user.id), client_id: newId() },
    file: await picture(),
  })
  const [photo = ''] = server.photoFiles.names().map((name) => name.split('/')[0])
  expect(server.photoFiles.names()).toContain(`${photo}/large.jpeg`)
  return { photo, message, mara, bert }
}

test('PRO-4 the desk opens a photo that waits or was turned down, and not one that was approved', async () => {
  const { client, user } = await joinMember(server)
  const moderator = await seatStaff(server, 'moderator')
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  const statusWhen = async (status: 'pending' | 'rejected' | 'active') => {
    await server.db.update(photos).set({ status }).where(eq(photos.member, user.id))
    return (await moderator.client.fetch(addressOf(photo.id))).status
  }
  expect(await statusWhen('pending')).toBe(200)
  expect(await statusWhen('rejected')).toBe(200)
  expect(await statusWhen('active')).toBe(404)
})

test('PRO-4 the desk opens a picture of a chat as evidence of a case only, and the log has each look', async () => {
  const { photo, message, mara } = await sendPhoto()
  const moderator = await seatStaff(server, 'moderator')
  const admin = await seatStaff(server, 'admin')
  expect((await moderator.client.fetch(addressOf(photo))).status).toBe(404)
  expect((await admin.client.fetch(addressOf(photo))).status).toBe(404)

  const subject = { kind: 'message' as const, message: message.id }
  const complaint = { subject, reason: 'intimate_picture' as const, text: 'I did not ask for it.' }
  await mara.client.call(calls.complain, { body: complaint })
  const [found] = (await moderator.client.call(staffActions.complaints, { query: { brand } })).items
  const [address = ''] = found?.evidence.files ?? []
  const id = new URLSearchParams(address.split('?')[1]).get('case') ?? ''
  const looks = async () => {
    const query = { subject: `complaint:${id}`, act: 'complaint.evidence' }
    const { items } = await admin.client.call(staffActions.audit, { query })
    return items.map(({ actor, brand: of, reason }) => ({ actor, brand: of, reason }))
  }
  expect(await looks()).toEqual([])
  expect((await moderator.client.fetch(address)).status).toBe(200)
  expect((await moderator.client.fetch(address)).status).toBe(200)
  expect((await mara.client.fetch(address)).status).toBe(403)
  expect((await moderator.client.fetch(address.replace('place=0', 'place=1'))).status).toBe(404)
  const look = { actor: `staff:${moderator.id}`, brand, reason: 'picture 1 of the case' }
  expect(await looks()).toEqual([look, look])
  expect((await moderator.client.fetch(addressOf(photo))).status).toBe(404)
})

test('PER-2 a look at the evidence is no decision: the colleague may decide the appeal and is not named for the first', async () => {
  const { message, mara } = await sendPhoto()
  const moderator = await seatStaff(server, 'moderator')
  const colleague = await seatStaff(server, 'moderator', 'Bo')
  const subject = { kind: 'message' as const, message: message.id }
  const complaint = { subject, reason: 'intimate_picture' as const, text: 'I did not ask for it.' }
  const { number } = (await mara.client.call(calls.complain, { body: complaint })).complaint
  const first = { brand, number, decision: 'rejected', reasons: 'Nothing was found.' } as const
  await moderator.client.call(staffActions['decide-complaint'], { body: first })
  const query = { brand, state: 'decided' as const }
  const [found] = (await colleague.client.call(staffActions.complaints, { query })).items
  server.clock.pass(60)
  await colleague.client.fetch(found?.evidence.files[0] ?? '')
  const late = await colleague.client.refused(staffActions['decide-complaint'], { body: first })
  expect(late).toMatchObject({ code: 'already_decided', params: { by: 'moderator' } })
  await mara.client.call(calls.appealComplaint, { body: { number, text: 'Look once more.' } })
  const second = { ...first, seen: 'appealed', decision: 'upheld', reasons: 'It shows.' } as const
  await colleague.client.call(staffActions['decide-complaint'], { body: second })
})
