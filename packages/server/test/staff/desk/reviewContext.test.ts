import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { complaints, members, photos } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import { fillPhotos } from './fillLists.ts'

const server = await testServer({
  demo: false,
  brands: [testBrand('harbour'), testBrand('meadow')],
})
const { db } = server
const brand = server.brand.id

/** A member with a photo that was approved, one that was turned down and one that waits. */
async function seatWithPhotos() {
  const moderator = await seatStaff(server, 'moderator', 'Ada')
  const { client, user } = await joinMember(server)
  const upload = async () =>
    (await client.call(calls.uploadPhoto, { file: await picture() })).photo.id
  const [approved, rejected] = [await upload(), await upload()]
  const judge = (act: 'approve-photo' | 'reject-photo', photo: string, reason: string) =>
    moderator.client.call(staffActions[act], { body: { photo, reason } })
  await judge('approve-photo', approved, 'a face, well lit')
  server.clock.pass(60)
  await judge('reject-photo', rejected, 'shows somebody else')
  return { moderator, user, approved, rejected, waiting: await upload() }
}

test('DSK-2 a moderator sees beside an item who the member is, their photos and what was decided', async () => {
  const { moderator, user, approved, rejected, waiting } = await seatWithPhotos()
  await db
    .update(members)
    .set({ about: 'I like the sea.', city: 'Kiel', language: 'de' })
    .where(eq(members.id, user.id))
  const reporter = await joinMember(server, { name: 'Bert', gender: 'male', seeking: 'female' })
  const subject = { kind: 'profile' as const, profile: memberIdSchema.parse(user.id) }
  const body = { subject, reason: 'scam' as const, text: 'She asked for money.' }
  for (let round = 0; round < 3; round += 1) await reporter.client.call(calls.complain, { body })
  const decide = (serial: number, decision: 'upheld' | 'rejected') =>
    db.update(complaints).set({ status: 'decided', decision }).where(eq(complaints.serial, serial))
  await decide(1, 'upheld')
  await decide(2, 'rejected')

  const query = { brand, member: user.id }
  const context = await moderator.client.call(staffActions['review-context'], { query })
  expect(context).toMatchObject({
    member: {
      id: user.id,
      name: 'Mara',
      gender: 'female',
      locale: 'de',
      fictional: false,
      state: 'active',
      about: 'I like the sea.',
      town: 'Kiel',
    },
    complaints: { open: 1, upheld: 1 },
    rejected_photos: 1,
  })
  expect(context.member.age).toBeGreaterThan(17)
  expect(context.photos.map(({ photo, state }) => [photo, state])).toEqual([
    [approved, 'active'],
    [rejected, 'rejected'],
    [waiting, 'pending'],
  ])
  expect(context.decisions).toMatchObject([
    { act: 'photo.reject', subject: `photo:${rejected}`, reason: 'shows somebody else', by: 'Ada' },
    { act: 'photo.approve', subject: `photo:${approved}`, by: 'Ada' },
  ])
  expect(JSON.stringify(context)).not.toContain(user.email)
})

test('DSK-2 a ban stands in what was decided, a look at the account of support does not', async () => {
  const { client } = await seatStaff(server, 'admin', 'Ada')
  const { user } = await joinMember(server)
  const reason = 'asked others for money'
  await client.call(staffActions.ban, { body: { brand, member: user.id, reason } })
  await client.call(staffActions['member-record'], { body: { brand, member: user.id, reason } })
  const query = { brand, member: user.id }
  const { member, decisions } = await client.call(staffActions['review-context'], { query })
  expect(member.state).toBe('banned')
  expect(decisions).toMatchObject([{ act: 'member.ban', reason, by: 'Ada' }])
})

test('DSK-2 an approved photo opens at the desk only while another of the same member waits', async () => {
  const { moderator, user, approved, waiting } = await seatWithPhotos()
  await fillPhotos(db, await insertPerson(db))
  const read = () =>
    moderator.client.call(staffActions['review-context'], { query: { brand, member: user.id } })
  const address = (await read()).photos.find(({ photo }) => photo === approved)?.address ?? ''
  expect((await moderator.client.fetch(address)).status).toBe(200)
  const body = { photo: waiting, reason: 'fine' }
  await moderator.client.call(staffActions['approve-photo'], { body })
  expect((await moderator.client.fetch(address)).status).toBe(404)
  expect((await read()).photos.map(({ state }) => state)).toEqual(['rejected'])
})

test('DSK-9 the context is asked for by command line too, within one brand', async () => {
  const member = await insertPerson(db, { brand: 'meadow' })
  const order = (given: object) =>
    performAction(
      { ...server.services, database: server.database },
      {
        name: 'review-context',
        given,
      },
    )
  expect(await order({ brand: 'meadow', member })).toMatchObject({ member: { id: member } })
  await expect(order({ brand, member })).rejects.toMatchObject({
    code: 'not_found',
    field: 'member',
  })
  const support = await seatStaff(server, 'support')
  const query = { brand: 'meadow', member }
  const refusal = await support.client.refused(staffActions['review-context'], { query })
  expect(refusal.code).toBe('forbidden')
})

test('DSK-2 photos of others who wait open no approved photo', async () => {
  const { client } = await seatStaff(server, 'moderator')
  const [photo = ''] = await fillPhotos(db, await insertPerson(db))
  const others = await insertPerson(db)
  await fillPhotos(db, others)
  const [own] = await db.select().from(photos).where(eq(photos.id, photo))
  await db
    .update(photos)
    .set({ status: 'active' })
    .where(eq(photos.member, own?.member ?? ''))
  await server.photoFiles.write(`${photo}/large.jpeg`, new Uint8Array([255, 216]))
  expect((await client.fetch(`/api/desk/photo.php?photo=${photo}`)).status).toBe(404)
})
