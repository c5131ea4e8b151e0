import { calls } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvePhoto, rejectPhoto } from '../../../../src/features/profiles/index.ts'
import { members, photos } from '../../../../src/tables/index.ts'
import type { TestClient } from '../../../support/client.ts'
import { joinMember } from '../../../support/people.ts'
import { picture } from '../../../support/pictures.ts'
import { testServer } from '../../../support/server.ts'

const server = await testServer({ demo: false })
const staff = { actor: 'staff:kim' }

async function upload(client: TestClient) {
  const { photo } = await client.call(calls.uploadPhoto, { file: await small })
  server.clock.pass(1)
  return photo.id
}
const small = picture({ width: 300, height: 300 })

const reason = 'Looked at'
const approve = (photo: string, seen: 'pending' | 'rejected' = 'pending') =>
  approvePhoto({ ...server.services, ...staff }, { photo, seen, reason })
const reject = (photo: string, seen: 'pending' | 'active' = 'pending') =>
  rejectPhoto({ ...server.services, ...staff }, { photo, seen, reason })

const profileOf = async (client: TestClient) => {
  const { user } = await client.call(calls.getUser)
  if (!user) throw new Error('Nobody is logged in.')
  return user.profile
}

test('PRO-1 a photo that was turned down takes no place', async () => {
  const { client } = await joinMember(server)
  const ids = [await upload(client), await upload(client), await upload(client)]
  expect((await client.refused(calls.uploadPhoto, { file: await small })).code).toBe('photo_limit')
  for (const id of ids) await reject(id)
  for (let n = 0; n < 3; n++) await upload(client)
  expect((await client.refused(calls.uploadPhoto, { file: await small })).code).toBe('photo_limit')
  expect((await profileOf(client)).photos).toHaveLength(6)
})

test('PRO-2 after ten photos turned down in a week no other is taken until it is over', async () => {
  const { client } = await joinMember(server)
  for (let n = 0; n < 10; n++) {
    const id = await upload(client)
    await reject(id)
    await client.call(calls.deletePhoto, { body: { id: photoId(id) } })
  }
  const refusal = await client.refused(calls.uploadPhoto, { file: await small })
  expect(refusal).toMatchObject({ code: 'photo_rejections', status: 429 })
  server.clock.pass(7 * 86_400)
  await upload(client)
})
const photoId = (id: string) => calls.deletePhoto.body.shape.id.parse(id)

test('PRO-1 a photo turned down is main no more; the next steps in, and it cannot be chosen', async () => {
  const { client } = await joinMember(server)
  const [first, second] = [await upload(client), await upload(client)]
  await approve(second)
  await reject(first)
  expect((await profileOf(client)).main_image?.id).toBe(second)
  const body = { id: photoId(first), main: true as const }
  expect((await client.refused(calls.updatePhoto, { body })).code).toBe('not_found')
  const [, turnedDown] = (await profileOf(client)).photos
  expect(turnedDown).toMatchObject({ id: first, rejection_reason: reason })
  await reject(second, 'active')
  const alone = await profileOf(client)
  expect([alone.main_image, alone.photos.length]).toEqual([null, 2])
  await approve(second, 'rejected')
  expect((await profileOf(client)).main_image?.id).toBe(second)
})

test('SRC-1 whether a member has a picture follows approval, rejection, removal and the choice of the main one', async () => {
  const { client, user } = await joinMember(server)
  const hasPicture = async () => {
    const [row] = await server.db.select().from(members).where(eq(members.id, user.id))
    return row?.hasPhoto
  }
  const seen = [await hasPicture()]
  const [first, second] = [await upload(client), await upload(client)]
  const follow = async (change: Promise<unknown>) => {
    await change
    seen.push(await hasPicture())
  }
  await follow(Promise.resolve())
  await follow(approve(first))
  await follow(client.call(calls.updatePhoto, { body: { id: photoId(second), main: true } }))
  await follow(reject(first, 'active'))
  await follow(approve(second))
  await follow(client.call(calls.deletePhoto, { body: { id: photoId(first) } }))
  await follow(client.call(calls.deletePhoto, { body: { id: photoId(second) } }))
  expect(seen).toEqual([false, false, true, true, false, true, true, false])
  expect(await server.db.select().from(photos)).toEqual([])
})
