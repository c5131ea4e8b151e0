import { mkdir, mkdtemp, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staffActions } from '@bouquet/contract/staff'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../src/platform/ids.ts'
import { payments, refunds } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { asReplica } from '../../support/database.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import { fillCases, fillPhotos, fillReviews } from '../desk/fillLists.ts'

const siteDir = await mkdtemp(join(tmpdir(), 'sites-'))
const harbour = testBrand('harbour')
const closed = testBrand('meadow', { signups: 'none' })
const server = await testServer({ demo: false, siteDir, brands: [harbour, closed] })
const { db, clock } = server

async function readBrands() {
  const { client } = await seatStaff(server, 'admin')
  return client.call(staffActions.brands)
}

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)

async function pay(amount: number, own: Partial<typeof payments.$inferInsert> = {}) {
  const id = newId()
  await db.insert(payments).values({
    id,
    brand: 'harbour',
    orderNumber: id,
    package: 'credits-60',
    credits: 60,
    amount,
    currency: 'EUR',
    method: 'card',
    status: 'completed',
    idempotencyKey: newId(),
    provider: 'sandbox',
    created: daysAgo(3),
    ...own,
  })
  return id
}

test('DSK-7 each brand is shown with its people, those who are new, and its signups', async () => {
  await insertPerson(db, { signupDate: daysAgo(6) })
  await insertPerson(db, { signupDate: daysAgo(8) })
  await insertPerson(db, { confirmedAt: null, signupDate: daysAgo(1) })
  await insertPerson(db, { fictional: true, signupDate: daysAgo(1) })
  await insertPerson(db, { brand: 'meadow', signupDate: daysAgo(1) })
  expect((await readBrands()).brands).toMatchObject([
    { id: 'harbour', members: { count: 2, is_estimate: false }, new_members: 1, signups: 'all' },
    { id: 'meadow', members: { count: 1, is_estimate: false }, new_members: 1, signups: 'none' },
  ])
})

test('DSK-7 a large brand is estimated, and a small one beside it still counted', async () => {
  const id = await insertPerson(db)
  await insertPerson(db, { brand: 'meadow' })
  await asReplica(server.database, async (tx) => {
    await tx.execute(sql`
      insert into members (id, brand, email, name, password_hash, status, profile_status, date_of_birth, gender,
        seeking, country, attributes, language, terms_version, signup_date, confirmed_at)
      select gen_random_uuid(), brand, 'p' || n || '@post.example', name, password_hash, status, profile_status,
        date_of_birth, gender, seeking, country, attributes, language, terms_version, signup_date, confirmed_at
      from members, generate_series(1, 11000) n where id = ${id}`)
  })
  const { brands } = await readBrands()
  expect(brands[0]?.members).toEqual({ count: 11_000, is_estimate: true })
  expect(brands[1]?.members).toEqual({ count: 1, is_estimate: false })
})

test('DSK-7 revenue of thirty days is by currency, of what was paid and not paid back', async () => {
  await pay(1_999)
  const returned = await pay(999)
  await pay(5_000, { status: 'pending' })
  await pay(700, { created: daysAgo(31) })
  await pay(15_000, { currency: 'SEK' })
  const refund = {
    brand: 'harbour',
    payment: returned,
    credits: 30,
    currency: 'EUR' as const,
    staff: 'staff:x',
    note: 'by mistake',
    created: daysAgo(1),
  }
  await db.insert(refunds).values([
    { ...refund, id: newId(), amount: 499, status: 'completed' },
    { ...refund, id: newId(), amount: 400, status: 'failed' },
  ])
  const { brands } = await readBrands()
  expect(brands[0]?.revenue).toEqual([
    { amount: 2_499, currency: 'EUR' },
    { amount: 15_000, currency: 'SEK' },
  ])
  expect(brands[1]?.revenue).toEqual([])
})

test('DSK-7 what waits for staff is shown with the brand that it is of', async () => {
  await fillPhotos(db, await insertPerson(db, { brand: 'meadow' }))
  await fillReviews(db)
  await fillCases(db)
  const { brands } = await readBrands()
  const none = { photos: 0, messages: 0, complaints: 0, appeals: 0, is_minimum: false }
  expect(brands.map(({ waiting }) => waiting)).toEqual([
    { ...none, messages: 5, complaints: 5 },
    { ...none, photos: 5 },
  ])
})

test('DSK-7 a brand says when its files were built, and which has none', async () => {
  const folder = join(siteDir, harbour.domains[0] ?? '')
  await mkdir(folder)
  await utimes(folder, daysAgo(2), daysAgo(2))
  const { brands } = await readBrands()
  expect(brands.map(({ built }) => built)).toEqual([daysAgo(2).toISOString(), null])
})
