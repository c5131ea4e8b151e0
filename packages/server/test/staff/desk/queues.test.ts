import { staffActions } from '@bouquet/contract/staff'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { performAction } from '../../../src/staff/actions/performAction.ts'
import { complaints, messages, photos } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'
import { brand, fillCases, fillPhotos, fillReviews, moments } from './fillLists.ts'

const server = await testServer({ demo: false, brands: [testBrand(brand), testBrand('meadow')] })
const { db } = server
const oldest = moments[0]?.toISOString()
const nothing = { waiting: 0, is_minimum: false, oldest: null }

test('DSK-2 staff see how much waits in each queue and since when, in all brands or in one', async () => {
  const { client } = await seatStaff(server, 'moderator')
  const read = (given: { readonly brand?: string } = {}) =>
    client.call(staffActions.queues, { query: given })
  expect(await read()).toEqual({
    photos: nothing,
    messages: nothing,
    complaints: nothing,
    appeals: nothing,
  })
  await fillPhotos(db, await insertPerson(db))
  await fillPhotos(db, await insertPerson(db, { brand: 'meadow' }))
  await fillPhotos(db, await insertPerson(db), 'rejected')
  const [held = ''] = await fillReviews(db)
  const [appealed = '', decided = ''] = await fillCases(db)
  const asked = new Date('2026-03-04T08:00:00Z')
  await db
    .update(complaints)
    .set({ status: 'appealed', appealed: asked })
    .where(eq(complaints.id, appealed))
  await db.update(complaints).set({ status: 'decided' }).where(eq(complaints.id, decided))
  await db.delete(messages).where(eq(messages.id, held))

  expect(await read()).toEqual({
    photos: { waiting: 10, is_minimum: false, oldest },
    messages: { waiting: 4, is_minimum: false, oldest },
    complaints: { waiting: 3, is_minimum: false, oldest: moments[2]?.toISOString() },
    appeals: { waiting: 1, is_minimum: false, oldest: asked.toISOString() },
  })
  expect(await read({ brand: 'meadow' })).toEqual({
    photos: { waiting: 5, is_minimum: false, oldest },
    messages: nothing,
    complaints: nothing,
    appeals: nothing,
  })
})

test('DSK-2 a queue is counted up to a thousand, and says when more wait', async () => {
  const { client } = await seatStaff(server, 'moderator')
  const member = await insertPerson(db)
  await db.execute(sql`
    insert into photos (id, member, token, blurred_token, status, position, width, height, thumbhash, created)
    select gen_random_uuid(), ${member}::uuid, 'clear' || n, 'blurred' || n, 'pending', n, 6, 8, '\\x01', now()
    from generate_series(1, 1001) n`)
  const read = async () => (await client.call(staffActions.queues, { query: {} })).photos
  expect(await read()).toMatchObject({ waiting: 1_000, is_minimum: true })
  await db.delete(photos).where(eq(photos.token, 'clear1'))
  expect(await read()).toMatchObject({ waiting: 1_000, is_minimum: false })
})

test('DSK-9 the queues are read by command line too, and not by support', async () => {
  await fillPhotos(db, await insertPerson(db))
  const done = await performAction(
    { ...server.services, database: server.database },
    {
      name: 'queues',
      given: { brand },
    },
  )
  expect(done).toMatchObject({ photos: { waiting: 5, oldest } })
  const support = await seatStaff(server, 'support')
  expect((await support.client.refused(staffActions.queues, { query: {} })).code).toBe('forbidden')
})
