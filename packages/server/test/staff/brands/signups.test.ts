import { calls } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { goodSignup, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const harbour = testBrand('harbour')
const meadow = testBrand('meadow', { signups: 'with_trafficsource' })
const server = await testServer({ brands: [harbour, meadow] })

const set = (brand: string, signups: 'all' | 'with_trafficsource' | 'none') =>
  ({ body: { brand, signups, reason: `signups are ${signups}` } }) as const

test('DSK-7 an admin closes signups at once, by degrees, and opens them again', async () => {
  const { client: admin } = await seatStaff(server, 'admin')
  const visitor = server.client()
  const offered = async () => (await visitor.call(calls.settings)).settings.signups
  const refused = async (own = {}) =>
    (await server.client().refused(calls.signup, { body: { ...goodSignup, ...own } })).code

  await admin.call(staffActions['set-signups'], set('harbour', 'none'))
  expect(await offered()).toBe('none')
  expect(await refused()).toBe('signups_closed')
  expect(await refused({ tracking: { network: 'paper' } })).toBe('signups_closed')
  const start = { body: { email: goodSignup.email } }
  expect(await server.client().refused(calls.startSignup, start)).toMatchObject({
    code: 'signups_closed',
  })

  await admin.call(staffActions['set-signups'], set('harbour', 'with_trafficsource'))
  expect(await offered()).toBe('with_trafficsource')
  expect(await refused()).toBe('signups_closed')
  await signUp(server, { name: 'Ida', tracking: { network: 'paper' } })
  const { brands } = await admin.call(staffActions.brands)
  expect(brands.map(({ id, signups, signups_in_file }) => [id, signups, signups_in_file])).toEqual([
    ['harbour', 'with_trafficsource', 'all'],
    ['meadow', 'with_trafficsource', 'with_trafficsource'],
  ])

  await admin.call(staffActions['set-signups'], set('harbour', 'all'))
  expect(await offered()).toBe('all')
  await signUp(server, { name: 'Mara' })
  const { items } = await admin.call(staffActions.audit, { query: { subject: 'brand:harbour' } })
  expect(items.map(({ act, reason }) => [act, reason])).toEqual([
    ['signups.all', 'signups are all'],
    ['signups.with_trafficsource', 'signups are with_trafficsource'],
    ['signups.none', 'signups are none'],
  ])
})

test('DSK-7 no more is opened than the file of the brand allows, and by admins alone', async () => {
  const { client: admin } = await seatStaff(server, 'admin')
  expect(await admin.refused(staffActions['set-signups'], set('meadow', 'all'))).toMatchObject({
    code: 'invalid_input',
    field: 'signups',
  })
  const { client: moderator } = await seatStaff(server, 'moderator')
  expect(
    await moderator.refused(staffActions['set-signups'], set('harbour', 'none')),
  ).toMatchObject({ code: 'forbidden' })
})
