import { calls, memberIdSchema } from '@bouquet/contract'
import { deskActs } from '@bouquet/contract/desk'
import { expect, test } from 'vitest'
import { writeAudit } from '../../src/features/audit/index.ts'
import { joinMember } from '../support/people.ts'
import { picture } from '../support/pictures.ts'
import { testServer } from '../support/server.ts'
import { seatStaff } from '../support/staff.ts'

const server = await testServer({ demo: false })
const brand = server.brand.id
const inBrand = { query: { brand } }

test('PER-2 a moderator sees a photo before others do, and judges it', async () => {
  const { client } = await joinMember(server)
  const moderator = await seatStaff(server, 'moderator')
  await client.call(calls.uploadPhoto, { file: await picture() })
  const { photos } = await moderator.client.call(deskActs.photos, inBrand)
  const address = photos[0]?.address ?? ''
  const shown = await moderator.client.fetch(address)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect((await client.fetch(address)).status).toBe(403)

  const body = { photo: photos[0]?.photo ?? '', reason: 'a face, well lit' }
  await moderator.client.call(deskActs['approve-photo'], { body })
  expect((await client.call(calls.getUser)).user?.profile.photos[0]?.status).toBe('active')
  expect(await moderator.client.refused(deskActs['approve-photo'], { body })).toMatchObject({
    code: 'not_found',
    field: 'photo',
  })
})

test('PER-2 a case comes with its evidence, is decided with reasons, and again after an appeal', async () => {
  const accused = await joinMember(server, { name: 'Bert', gender: 'male', seeking: 'female' })
  const reporter = await joinMember(server)
  const moderator = await seatStaff(server, 'moderator')
  const desk = moderator.client
  await accused.client.call(calls.uploadPhoto, { file: await picture() })
  const [photo] = (await desk.call(deskActs.photos, inBrand)).photos
  const judged = { body: { photo: photo?.photo ?? '', reason: 'fine' } }
  await desk.call(deskActs['approve-photo'], judged)
  const profile = memberIdSchema.parse(accused.user.id)
  await reporter.client.call(calls.complain, {
    body: { subject: { kind: 'profile', profile }, reason: 'scam', text: 'He asked for money.' },
  })

  const [found] = (await desk.call(deskActs.complaints, inBrand)).complaints
  expect(found).toMatchObject({
    accused: accused.user.id,
    reporter: reporter.user.id,
    evidence: { name: 'Bert' },
  })
  expect((await desk.fetch(found?.evidence.files[0] ?? '')).status).toBe(200)

  const number = found?.number ?? ''
  const decide = (decision: 'upheld' | 'rejected', reasons: string) =>
    desk.call(deskActs['decide-complaint'], { body: { brand, number, decision, reasons } })
  await decide('rejected', 'Nothing was found.')
  const text = 'Please look once more.'
  await reporter.client.call(calls.appealComplaint, { body: { number, text } })
  const { complaint } = await decide('upheld', 'A second look shows it.')
  expect(complaint).toMatchObject({
    status: 'closed',
    decision: { decision: 'rejected' },
    appeal: { text, decision: { decision: 'upheld' } },
  })
})

test('PER-2 support finds an account by its address, and the log has who looked and why', async () => {
  const member = await joinMember(server)
  const support = await seatStaff(server, 'support')
  const admin = await seatStaff(server, 'admin')
  const look = { brand, email: member.user.email, reason: 'wrote to support' }
  const { account } = await support.client.call(deskActs['find-account'], { body: look })
  expect(account).toMatchObject({ id: member.user.id, name: 'Mara', confirmed: true, payments: [] })
  const stranger = { ...look, email: 'nobody@post.example' }
  expect(await support.client.refused(deskActs['find-account'], { body: stranger })).toMatchObject({
    code: 'email_not_found',
  })
  const query = { subject: `member:${member.user.id}` }
  expect((await admin.client.call(deskActs.audit, { query })).entries).toMatchObject([
    { act: 'account.find', actor: `staff:${support.id}`, name: 'support', reason: look.reason },
  ])
})

test('PER-2 the audit log is read a page at a time, the latest first', async () => {
  const admin = await seatStaff(server, 'admin')
  const deed = { brand, actor: 'command line', act: 'photo.approve', reason: 'fine' }
  for (let place = 1; place <= 60; place += 1) {
    const now = server.clock.now()
    await writeAudit(server.db, { ...deed, subject: `photo:${place}`, now })
  }
  const read = (before?: number) =>
    admin.client.call(deskActs.audit, { query: { brand, ...(before && { before }) } })
  const first = await read()
  const second = await read(first.next ?? undefined)
  const subjects = [...first.entries, ...second.entries].map(({ subject }) => subject)
  expect(first.entries).toHaveLength(50)
  expect(second.next).toBeNull()
  expect(subjects).toEqual(Array.from({ length: 60 }, (_, place) => `photo:${60 - place}`))
})
