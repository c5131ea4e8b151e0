import { calls, memberIdSchema } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer({ demo: false })
const brand = server.brand.id
const inBrand = { query: { brand } }

test('PER-2 a moderator sees a photo before others do, and judges it', async () => {
  const { client } = await joinMember(server)
  const moderator = await seatStaff(server, 'moderator')
  await client.call(calls.uploadPhoto, { file: await picture() })
  const [photo] = (await moderator.client.call(staffActions.photos, inBrand)).items
  const address = photo?.address ?? ''
  const shown = await moderator.client.fetch(address)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect((await client.fetch(address)).status).toBe(403)

  const body = { photo: photo?.photo ?? '', reason: 'a face, well lit' }
  await moderator.client.call(staffActions['approve-photo'], { body })
  expect((await client.call(calls.getUser)).user?.profile.photos[0]?.status).toBe('active')
  expect(await moderator.client.refused(staffActions['approve-photo'], { body })).toMatchObject({
    code: 'already_decided',
    field: 'photo',
    params: { by: 'moderator', at: server.clock.now().toISOString(), act: 'photo.approve' },
  })
})

test('PER-2 PAG-5 a case comes with its evidence, is decided with reasons, and after an appeal again by somebody else', async () => {
  const accused = await joinMember(server, { name: 'Bert', gender: 'male', seeking: 'female' })
  const reporter = await joinMember(server)
  const moderator = await seatStaff(server, 'moderator')
  const desk = moderator.client
  await accused.client.call(calls.uploadPhoto, { file: await picture() })
  const [photo] = (await desk.call(staffActions.photos, inBrand)).items
  const judged = { body: { photo: photo?.photo ?? '', reason: 'fine' } }
  await desk.call(staffActions['approve-photo'], judged)
  const profile = memberIdSchema.parse(accused.user.id)
  await reporter.client.call(calls.complain, {
    body: { subject: { kind: 'profile', profile }, reason: 'scam', text: 'He asked for money.' },
  })

  const [found] = (await desk.call(staffActions.complaints, inBrand)).items
  expect(found).toMatchObject({
    accused: accused.user.id,
    reporter: reporter.user.id,
    evidence: { name: 'Bert' },
  })
  expect((await desk.fetch(found?.evidence.files[0] ?? '')).status).toBe(200)

  const number = found?.number ?? ''
  const first = { decision: 'rejected', reasons: 'Nothing was found.' } as const
  await desk.call(staffActions['decide-complaint'], { body: { brand, number, ...first } })
  const text = 'Please look once more.'
  await reporter.client.call(calls.appealComplaint, { body: { number, text } })
  const second = {
    seen: 'appealed',
    decision: 'upheld',
    reasons: 'A second look shows it.',
  } as const
  const body = { brand, number, ...second }
  expect(await desk.refused(staffActions['decide-complaint'], { body })).toMatchObject({
    code: 'own_decision',
    field: 'number',
  })
  const colleague = await seatStaff(server, 'moderator', 'Bo')
  const { complaint } = await colleague.client.call(staffActions['decide-complaint'], { body })
  expect(complaint).toMatchObject({
    status: 'closed',
    decision: { decision: 'rejected' },
    appeal: { text, decision: { decision: 'upheld' } },
  })
})
