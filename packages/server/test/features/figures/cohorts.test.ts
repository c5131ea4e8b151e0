import { calls } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members } from '../../../src/tables/index.ts'
import { asReplica, emptyAll } from '../../support/database.ts'
import { picture } from '../../support/pictures.ts'
import { seatStaff } from '../../support/staff.ts'
import { playWeek, threeBrands } from './week.ts'

const week = await threeBrands()
const daySeconds = 86_400
const span = { from: '2026-03-02', to: '2026-03-22' }

type Person = Awaited<ReturnType<typeof week.join>>[number]

const come = async (people: readonly Person[]) => {
  for (const { client } of people) await client.call(calls.chats)
}

/** The weeks that somebody has come to; the others are null. */
const begun = (...counts: (number | string)[]) => [
  ...counts,
  ...Array.from({ length: 9 - counts.length }, () => null),
]

test('DSK-6 by week of signup it is counted who comes back, confirms, writes and buys in the weeks after it', async () => {
  await asReplica(week.database, async (tx) => {
    await tx.execute(emptyAll)
  })
  // Nine sign up at Harbour on Monday, 2 March, and seven of them come back in that week.
  const { readers } = await playWeek(week)
  const [ada, , , , , , , hedy] = readers
  if (!ada || !hedy) throw new Error('Nobody has joined.')
  const [early] = await week.join('harbour', ['Ilse'])
  if (!early) throw new Error('Nobody has joined.')
  // She signed up before this was counted.
  await week.db
    .update(members)
    .set({ countedSteps: ['confirmed', 'with_photo', 'wrote', 'bought'] })
    .where(eq(members.id, early.user.id))

  // Tuesday, 10 March: six come back, one of them twice, and by several calls at once.
  week.clock.pass(2 * daySeconds)
  await Promise.all([come([ada]), come([ada]), come([ada])])
  await come([...readers.slice(1, 6), early])
  week.clock.pass(600)
  await come([ada])
  // Tuesday, 17 March: five come back, and one adds her first photo at last.
  week.clock.pass(7 * daySeconds)
  await come(readers.slice(0, 5))
  await hedy.client.call(calls.uploadPhoto, { file: await picture() })

  const { client: admin } = await seatStaff(week, 'admin')
  const query = { ...span, brand: 'harbour' }
  const { rows } = await admin.call(staffActions['figures-cohorts'], { query })
  expect(rows).toEqual([
    {
      week: '2026-03-02',
      signups: 10,
      // On Tuesday, 17 March, the second week of those who signed up on Sunday is not over.
      over: 1,
      active: begun(7, 6, 6),
      confirmed: begun(8, 0, 0),
      with_photo: begun('withheld', 0, 'under_5'),
      wrote: begun(5, 0, 0),
      bought: begun(5, 0, 0),
    },
    ...['2026-03-09', '2026-03-16'].map((monday, at) => ({
      week: monday,
      signups: 0,
      over: 0,
      ...Object.fromEntries(
        ['active', 'confirmed', 'with_photo', 'wrote', 'bought'].map((step) => [
          step,
          begun(...Array.from({ length: 2 - at }, () => 0)),
        ]),
      ),
    })),
  ])
  const { rows: all } = await admin.call(staffActions['figures-cohorts'], { query: span })
  expect(all[0]).toMatchObject({ signups: 16, confirmed: begun(10, 0, 0) })

  const { client: moderator } = await seatStaff(week, 'moderator')
  expect(await moderator.refused(staffActions['figures-cohorts'], { query })).toMatchObject({
    code: 'forbidden',
  })
})
