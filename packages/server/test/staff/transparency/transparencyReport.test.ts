import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeAudit } from '../../../src/platform/audit.ts'
import { complaints, messageReviews } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import { brand, fillCases, fillReviews } from '../desk/fillLists.ts'

const server = await testServer({ demo: false, brands: [testBrand(brand), testBrand('meadow')] })
const { db } = server

const march = { from: '2026-03-01', to: '2026-03-31' }
const at = (time: string) => new Date(`2026-03-${time}:00Z`)

async function report(own: { from?: string; to?: string; brand?: string } = {}) {
  const { client } = await seatStaff(server, 'admin')
  return client.call(staffActions['transparency-report'], { query: { ...march, ...own } })
}

const nothing = {
  notices: { received: 0, by_reason: [], upheld: 0, rejected: 0, median_hours: null },
  complaints: { received: 0, confirmed: 0, reversed: 0, median_hours: null },
  restrictions: { photos_rejected: 0, messages_withheld: 0, accounts_banned: 0, bans_lifted: 0 },
  automated: { messages_held: 0, released: 0, withheld: 0, waiting: 0 },
}

test('DSK-8 a report counts notices and appeals with their outcome and the median of their time', async () => {
  const [one = '', two = '', three = ''] = await fillCases(db)
  const decide = (id: string, own: Partial<typeof complaints.$inferInsert>) =>
    db.update(complaints).set(own).where(eq(complaints.id, id))
  await decide(one, { status: 'decided', decision: 'upheld', decided: at('01T14:00') })
  await decide(two, { status: 'decided', decision: 'rejected', decided: at('01T16:00') })
  await decide(three, {
    status: 'closed',
    decision: 'rejected',
    decided: at('01T22:01'),
    appealed: at('03T12:00'),
    appealDecision: 'upheld',
    appealDecided: at('04T12:00'),
  })
  expect(await report()).toMatchObject({
    ...march,
    brand: null,
    notices: {
      received: 5,
      by_reason: [
        { reason: 'other', received: 4 },
        { reason: 'payment', received: 1 },
      ],
      upheld: 1,
      rejected: 2,
      median_hours: 4,
    },
    complaints: { received: 1, confirmed: 0, reversed: 1, median_hours: 24 },
  })
  expect(await report({ brand: 'meadow' })).toMatchObject({ brand: 'meadow', ...nothing })
  expect(await report({ from: '2026-03-02', to: '2026-03-03' })).toMatchObject({
    notices: nothing.notices,
    complaints: { received: 1, confirmed: 0, reversed: 0, median_hours: null },
  })
})

test('DSK-8 a report counts restrictions by their kind, and what automated checks held', async () => {
  const [first = ''] = await fillReviews(db)
  await db.update(messageReviews).set({ outcome: 'kept' }).where(eq(messageReviews.message, first))
  const acts = ['photo.reject', 'photo.reject', 'member.ban', 'photo.approve', 'message.kept']
  for (const [index, act] of acts.entries()) {
    const subject = `subject:${index}`
    const now = at('31T23:59')
    await writeAudit(db, { brand, actor: 'staff:x', act, subject, reason: 'a rule', now })
  }
  expect(await report({ brand })).toMatchObject({
    restrictions: {
      photos_rejected: 2,
      messages_withheld: 1,
      accounts_banned: 1,
      bans_lifted: 0,
    },
    automated: { messages_held: 5, released: 0, withheld: 1, waiting: 4 },
  })
  expect(await report({ to: '2026-03-30' })).toMatchObject({ restrictions: nothing.restrictions })
})

test('DSK-8 a report needs days in order and an admin', async () => {
  const call = staffActions['transparency-report']
  const admin = await seatStaff(server, 'admin')
  const query = { from: '2026-03-02', to: '2026-03-01' }
  expect(await admin.client.refused(call, { query })).toMatchObject({
    code: 'invalid_input',
    field: 'to',
  })
  for (const role of ['moderator', 'support'] as const) {
    const { client } = await seatStaff(server, role)
    expect((await client.refused(call, { query: march })).code).toBe('forbidden')
  }
})
