import { randomUUID } from 'node:crypto'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { readAudit } from '../../../src/platform/audit.ts'
import { type ActionRequest, performAction } from '../../../src/staff/actions/performAction.ts'
import { goodSignup, joinMember } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer({ demo: false })
const { brand } = server
const order = (name: string, given: object = {}, as?: string) =>
  performAction({ ...server.services, database: server.database }, {
    name,
    given,
    ...(as && { as }),
  } satisfies ActionRequest)

const nothing = { items: [], next: null, total: 0, total_is_minimum: false }

const hire = (role: string) =>
  order('make-staff', { email: 'Jo@bouquet.example', name: 'Jo', role, reason: 'first day' })

test('PER-2 a photo waits in the list until it is approved, and the log says who did it and why', async () => {
  const { client, user } = await joinMember(server)
  const { photo } = await client.call(calls.uploadPhoto, { file: await picture() })
  expect(await order('photos', { brand: brand.id })).toMatchObject({
    items: [{ photo: photo.id, brand: brand.id, member: user.id, state: 'pending' }],
  })
  await order('approve-photo', { photo: photo.id, reason: 'a face, well lit' })
  expect(await order('photos', { brand: brand.id })).toEqual(nothing)
  expect(
    await readAudit(server.db, { brand: brand.id, subject: `photo:${photo.id}` }),
  ).toMatchObject([{ actor: 'command line', act: 'photo.approve', reason: 'a face, well lit' }])
})

test('PER-2 a moderator judges photos but makes no codes, and whoever has left may nothing', async () => {
  await hire('moderator')
  expect(await order('photos', { brand: brand.id }, 'jo@bouquet.example')).toEqual(nothing)
  const code = { brand: brand.id, code: 'SPRING', value_percentage: 20, reason: 'spring' }
  const attempt = () =>
    order('make-code', { ...code, validity: 'once-per-user' }, 'jo@bouquet.example')
  await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })

  await hire('support')
  expect(await attempt()).toMatchObject({ code: { code: 'SPRING', value_percentage: 20 } })

  await order('end-staff', { email: 'jo@bouquet.example', reason: 'moved on' })
  await expect(attempt()).rejects.toMatchObject({ code: 'not_found', field: 'as' })
})

test('PER-2 a banned member is logged out and cannot come back', async () => {
  const { client, user } = await joinMember(server)
  await order('ban', { brand: brand.id, member: user.id, reason: 'asked others for money' })
  expect((await client.call(calls.getUser, {})).user).toBeNull()
  const other = server.client()
  await expect(
    other.call(calls.login, { body: { email: user.email, password: 'long enough' } }),
  ).rejects.toThrow()
})

test('PER-2 a ban can be lifted, and the member is back as before', async () => {
  const { user } = await joinMember(server)
  const given = { brand: brand.id, member: user.id, reason: 'mistaken for another' }
  await expect(order('lift-ban', given)).rejects.toMatchObject({ code: 'not_found' })
  await order('ban', given)
  await order('lift-ban', given)
  const back = server.client()
  const body = { email: user.email, password: goodSignup.password }
  expect((await back.call(calls.login, { body })).user).toMatchObject({
    status: 'active',
    profile: { status: 'active' },
  })
})

test('API-4 a code for somebody who is no member, or above what can be kept, is refused', async () => {
  const given = { brand: brand.id, code: 'SPRING', value_percentage: 20, reason: 'spring' }
  const attempt = (own: object) => order('make-code', { ...given, validity: 'once', ...own })
  await expect(attempt({ user_id: randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
    field: 'user_id',
  })
  await expect(attempt({ currency: 'EUR', minimum_order_value: 2 ** 31 })).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'minimum_order_value',
  })
})

test('API-4 an order for a brand that there is not does nothing', async () => {
  const given = { brand: 'nowhere', code: 'SPRING', value_percentage: 20, reason: 'spring' }
  await expect(order('make-code', { ...given, validity: 'once' })).rejects.toMatchObject({
    code: 'not_found',
    field: 'brand',
  })
})

test('API-4 an order with an error names the field and does nothing', async () => {
  await expect(
    order('make-code', {
      brand: brand.id,
      code: 'SPRING',
      validity: 'once-per-user',
      value_percentage: 120,
      reason: 'spring',
    }),
  ).rejects.toMatchObject({ code: 'invalid_input', field: 'value_percentage' })
  await expect(order('dance')).rejects.toMatchObject({ code: 'not_found', field: 'name' })
})
