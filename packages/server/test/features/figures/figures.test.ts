import { calls } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { eraseDueAccounts } from '../../../src/features/accounts/deletion/eraseAccounts.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { figures } from '../../../src/tables/index.ts'
import { asReplica, emptyAll } from '../../support/database.ts'
import { goodSignup } from '../../support/people.ts'
import { snapshotRows } from '../../support/snapshotRows.ts'
import { seatStaff } from '../../support/staff.ts'
import { playWeek, threeBrands } from './week.ts'

const week = await threeBrands()

const played = await (async () => {
  await asReplica(week.database, async (tx) => {
    await tx.execute(emptyAll)
  })
  const events = await playWeek(week)
  const { client: admin } = await seatStaff(week, 'admin')
  const { client: support } = await seatStaff(week, 'support')
  return { ...events, admin, support, restore: await snapshotRows(week.database) }
})()
const { readers, bought, price, admin, support } = played
beforeEach(played.restore)

const days = { from: '2026-03-02', to: '2026-03-08' }
const none = { visits: 0, signups: 0, confirmed: 0, with_photo: 0, wrote: 0, bought: 0 }
const noMoney = { purchases: 0, refunds: 0, revenue: [], refunded: [] }

const rowSchema = z.object({ name: z.string(), count: z.coerce.number() })

/** What is stored, with the small numbers. */
const stored = async () =>
  Object.fromEntries(
    (
      await readRows(
        week.db,
        sql`select concat_ws(' ', brand, lander, source, step) as name, sum(count) as count from figures
          group by 1 order by 1`,
        rowSchema,
      )
    ).map(({ name, count }) => [name, count]),
  )

test('DSK-6 a week in three brands is counted as it was: visits, signups, their steps, purchases', async () => {
  expect(await stored()).toEqual({
    'harbour gallery paper visits': 40,
    'harbour gallery other visits': 1,
    'harbour gallery paper signups': 8,
    'harbour gallery paper confirmed': 7,
    'harbour gallery paper with_photo': 6,
    'harbour gallery paper wrote': 5,
    'harbour gallery paper bought': 5,
    'harbour gallery paper purchases': 6,
    'harbour other none signups': 1,
    'harbour other none confirmed': 1,
    'dusk tinderswipe none visits': 12,
    'dusk tinderswipe none signups': 6,
    'dusk tinderswipe none confirmed': 2,
    'dawn home none visits': 3,
  })
})

test('DSK-6 the figures of the brands, where small numbers and those that tell them are not shown', async () => {
  const query = { ...days, group: 'brand' as const }
  const { rows, total } = await admin.call(staffActions.figures, { query })
  const currency = price.currency
  expect(rows).toEqual([
    {
      key: 'harbour',
      ...none,
      visits: 41,
      signups: 9,
      confirmed: 'withheld',
      with_photo: 6,
      wrote: 5,
      bought: 5,
      purchases: 6,
      refunds: 0,
      revenue: [{ currency, amount: 6 * price.amount }],
      refunded: [],
    },
    { key: 'dusk', ...none, ...noMoney, visits: 'withheld', signups: 6, confirmed: 'under_5' },
    { key: 'dawn', ...none, ...noMoney, visits: 'under_5' },
  ])
  expect(total).toEqual({
    visits: 56,
    signups: 15,
    confirmed: 10,
    with_photo: 6,
    wrote: 5,
    bought: 5,
    purchases: 6,
    refunds: 0,
    revenue: [{ currency, amount: 6 * price.amount }],
    refunded: [],
  })
})

test('DSK-6 steps are counted on the day of the signup, money on the day on which it moved', async () => {
  const query = { ...days, brand: 'harbour' }
  const { rows } = await admin.call(staffActions.figures, { query })
  expect(rows.map(({ key, visits, signups, bought }) => [key, visits, signups, bought])).toEqual([
    ['2026-03-02', 41, 9, 5],
    ...['03', '04', '05', '06', '07', '08'].map((day) => [`2026-03-${day}`, 0, 0, 0]),
  ])
  const money = new Map(rows.map(({ key, purchases, revenue }) => [key, [purchases, revenue]]))
  const { currency } = price
  expect(money.get('2026-03-06')).toEqual(['withheld', [{ currency, amount: null }]])
  expect(money.get('2026-03-07')).toEqual(['under_5', [{ currency, amount: null }]])
})

test('DSK-6 sources whose words hardly anybody came with are not named', async () => {
  const query = { from: '2026-03-02', to: '2026-03-08', group: 'source' as const }
  await week.visit('dawn', '/de?network=jane-doe', 2)
  await week.services.visits.flush()
  const { rows } = await admin.call(staffActions.figures, { query })
  expect(rows.map(({ key, visits }) => [key, visits])).toEqual([
    ['paper', 40],
    ['none', 'withheld'],
    ['other', 'under_5'],
  ])
})

test('DSK-6 two landers are compared with the intervals of both and of the difference', async () => {
  const query = { ...days, first: 'gallery', second: 'tinderswipe', step: 'signups' as const }
  expect(await admin.call(staffActions['figures-compare'], { query })).toMatchObject({
    first: { key: 'gallery', base: 41, reached: 8, share: { value: 8 / 41 } },
    second: { key: 'tinderswipe', base: 12, reached: 6, share: null },
    difference: null,
    verdict: 'too_few',
  })
  await week.visit('dusk', '/de/landers/tinderswipe', 60)
  await week.services.visits.flush()
  const close = await admin.call(staffActions['figures-compare'], { query })
  expect(close.second).toMatchObject({ base: 72, reached: 6 })
  expect(close.verdict).toBe('no_difference')
  await week.visit('dusk', '/de/landers/tinderswipe', 240)
  await week.services.visits.flush()
  const clear = await admin.call(staffActions['figures-compare'], { query })
  expect(clear.verdict).toBe('first_better')
  expect(clear.difference?.low).toBeGreaterThan(0)
  const turned = { ...query, first: query.second, second: query.first }
  const { verdict } = await admin.call(staffActions['figures-compare'], { query: turned })
  expect(verdict).toBe('second_better')
})

test('DSK-6 only admins see figures; the command line shows the same', async () => {
  const query = { ...days, group: 'lander' as const }
  expect(await support.refused(staffActions.figures, { query: days })).toMatchObject({
    status: 403,
    code: 'forbidden',
  })
  const context = { ...week.services, database: week.database }
  expect(await performAction(context, { name: 'figures', given: query })).toEqual(
    await admin.call(staffActions.figures, { query }),
  )
})

test.each([
  [{ from: '2026-03-08', to: '2026-03-02' }, 'to'],
  [{ from: '2025-03-01', to: '2026-03-02' }, 'to'],
  [{ from: '2026-02-30', to: '2026-03-02' }, 'from'],
])('DSK-6 the days %o are refused', async (query, field) => {
  expect(await admin.refused(staffActions.figures, { query })).toMatchObject({
    code: 'invalid_input',
    field,
  })
})

test('DSK-6 money that is paid back is counted on that day, and accounts that are erased change nothing', async () => {
  const body = { brand: 'harbour', reason: 'asked for' }
  const refunded = []
  for (const { payment } of bought.slice(0, 5)) {
    const { refund } = await support.call(staffActions.refund, {
      body: { ...body, payment: payment.payment_id },
    })
    refunded.push(refund?.amount.amount ?? 0)
  }
  await week.jobs.drain()
  const query = { ...days, group: 'lander' as const }
  const before = await admin.call(staffActions.figures, { query })
  expect(before.rows.find(({ key }) => key === 'gallery')).toMatchObject({
    refunds: 5,
    refunded: [{ currency: price.currency, amount: refunded.reduce((sum, one) => sum + one, 0) }],
  })

  for (const { client } of readers.slice(0, 2)) {
    await client.call(calls.deleteAccount, {
      body: { reason: 'taking_a_break', password: goodSignup.password },
    })
  }
  week.clock.pass(400 * 86_400)
  await eraseDueAccounts(week.services)
  const { client } = await seatStaff(week, 'admin', 'later')
  expect(await client.call(staffActions.figures, { query })).toEqual(before)
})

test('DSK-6 no figure leads to a person: no column for one, and nothing of one in any row', async () => {
  expect(
    Object.keys(
      await week.db
        .select()
        .from(figures)
        .then(([row]) => row ?? {}),
    ),
  ).toEqual(['day', 'brand', 'lander', 'locale', 'source', 'step', 'currency', 'count', 'amount'])
  const columns = await readRows(
    week.db,
    sql`select column_name || ' ' || data_type as name from information_schema.columns
      where table_schema = 'public' and table_name = 'figures' order by ordinal_position`,
    z.object({ name: z.string() }),
  )
  expect(columns.map(({ name }) => name)).toEqual([
    'day date',
    'brand text',
    'lander text',
    'locale text',
    'source text',
    'step text',
    'currency text',
    'count bigint',
    'amount bigint',
  ])
  const content = JSON.stringify(await week.db.select().from(figures)).toLowerCase()
  const personal = readers.flatMap(({ user }) => [
    user.id,
    user.email,
    user.profile.name.toLowerCase(),
  ])
  for (const each of [...personal, '@', 'anna', 'firefox']) expect(content).not.toContain(each)
  // Neither an id, a hash nor an address.
  expect(content).not.toMatch(/[0-9a-f]{8}|\d+\.\d+\.\d+/)
})
