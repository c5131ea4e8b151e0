import { calls, errorBodySchema } from '@bouquet/contract/schemas'
import { type StaffActionName, staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, photos } from '../../../src/tables/index.ts'
import { joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import { brand, fillCases, fillCodes, fillPhotos, fillReviews } from '../desk/fillLists.ts'

const server = await testServer({ demo: false })
const { db } = server
const reason = 'looked at it'

/** Two of the staff at desks of their own. */
const seatTwo = async () => [
  await seatStaff(server, 'admin', 'Ada'),
  await seatStaff(server, 'admin', 'Bo'),
]

/** Something to be decided once: the act, and what to send. */
interface Contest {
  readonly act: StaffActionName
  readonly noted: string
  prepare(): Promise<object>
}

const contests: readonly Contest[] = [
  {
    act: 'approve-photo',
    noted: 'photo.approve',
    prepare: async () => ({ photo: (await fillPhotos(db, await insertPerson(db)))[0], reason }),
  },
  {
    act: 'reject-photo',
    noted: 'photo.reject',
    prepare: async () => ({ photo: (await fillPhotos(db, await insertPerson(db)))[0], reason }),
  },
  {
    act: 'judge-message',
    noted: 'message.kept',
    prepare: async () => ({ message: (await fillReviews(db))[0], outcome: 'kept', reason }),
  },
  {
    act: 'decide-complaint',
    noted: 'complaint.decided.upheld',
    prepare: async () => {
      await fillCases(db)
      return { brand, number: '2026-000001', decision: 'upheld', reasons: reason }
    },
  },
  {
    act: 'ban',
    noted: 'member.ban',
    prepare: async () => ({ brand, member: await insertPerson(db), reason }),
  },
  {
    act: 'lift-ban',
    noted: 'member.lift-ban',
    prepare: async () => ({ brand, member: await insertPerson(db, { status: 'banned' }), reason }),
  },
  {
    act: 'end-code',
    noted: 'code.end',
    prepare: async () => ({ brand, code: (await fillCodes(db))[0], reason }),
  },
]

describe('two of the staff decide the same thing', () => {
  test.each(contests)(
    'PER-2 $act: one does it, the other is told who did and when',
    async ({ act, noted, prepare }) => {
      const body = await prepare()
      const both = await seatTwo()
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `http://${brand}.localhost` },
        body: JSON.stringify(body),
      }
      const responses = await Promise.all(
        both.map(({ client }) => client.fetch(staffActions[act].path, init)),
      )
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const log = await db.select().from(auditLog).where(eq(auditLog.act, noted))
      expect(log).toHaveLength(1)
      const winner = responses.findIndex(({ ok }) => ok)
      const { error } = errorBodySchema.parse(await responses[1 - winner]?.json())
      expect(error).toMatchObject({
        code: 'already_decided',
        params: {
          by: ['Ada', 'Bo'][winner],
          at: log[0]?.created.toISOString(),
          act: noted,
        },
      })
    },
  )
})

test('PER-2 a photo that was approved meanwhile is not taken away unseen, only by who overrules', async () => {
  const { client } = await joinMember(server)
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  const [ada, bo] = [
    await seatStaff(server, 'moderator', 'Ada'),
    await seatStaff(server, 'moderator', 'Bo'),
  ]
  const body = { photo: photo.id, reason }
  await ada.client.call(staffActions['approve-photo'], { body })
  expect(await bo.client.refused(staffActions['reject-photo'], { body })).toMatchObject({
    status: 409,
    code: 'already_decided',
    field: 'photo',
    params: { by: 'Ada', act: 'photo.approve' },
  })
  const status = async () => (await client.call(calls.getUser)).user?.profile.photos[0]?.status
  expect(await status()).toBe('active')
  await bo.client.call(staffActions['reject-photo'], { body: { ...body, seen: 'active' } })
  expect(await status()).toBe('rejected')
})

test('PER-2 a first decision that comes late is not taken for one on the appeal', async () => {
  const reporter = await joinMember(server)
  const { complaint } = await reporter.client.call(calls.complain, {
    body: { subject: { kind: 'service' }, reason: 'other', text: 'Something is amiss.' },
  })
  const [ada, bo] = [
    await seatStaff(server, 'moderator', 'Ada'),
    await seatStaff(server, 'moderator', 'Bo'),
  ]
  const { number } = complaint
  const body = { brand, number, decision: 'rejected', reasons: 'Nothing was found.' } as const
  await ada.client.call(staffActions['decide-complaint'], { body })
  await reporter.client.call(calls.appealComplaint, { body: { number, text: 'Look once more.' } })
  expect(await bo.client.refused(staffActions['decide-complaint'], { body })).toMatchObject({
    code: 'already_decided',
    params: { by: 'Ada', act: 'complaint.decided.rejected' },
  })
  const [waiting] = (await bo.client.call(staffActions.complaints, { query: { brand } })).items
  expect(waiting).toMatchObject({ number, status: 'appealed' })
})

test('PER-2 what is gone is still not found, and what no person decided has nobody’s name', async () => {
  const { client } = await seatStaff(server, 'admin', 'Ada')
  const gone = { body: { photo: await insertPerson(db), reason } }
  expect(await client.refused(staffActions['approve-photo'], gone)).toMatchObject({
    code: 'not_found',
  })
  const member = await insertPerson(db)
  const never = { body: { brand, member, reason } }
  expect(await client.refused(staffActions['lift-ban'], never)).toMatchObject({ code: 'not_found' })
  const [photo = ''] = await fillPhotos(db, member)
  await db.update(photos).set({ status: 'active' }).where(eq(photos.id, photo))
  const refusal = await client.refused(staffActions['approve-photo'], { body: { photo, reason } })
  expect(refusal.code).toBe('already_decided')
  expect(refusal.params).toBeUndefined()
})
