import { calls, companySchema, newDiscountCodeSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { throttles } from '../../../src/tables/index.ts'
import { orderOf } from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const used = (key: string) =>
  server.db.insert(throttles).values({ key, count: 60, ends: new Date(8.64e12) })

test('CRD-4 whoever guesses codes is told to wait', async () => {
  const { client, user } = await joinMember(server)
  const guess = { query: { code: 'GUESS' } }
  expect((await client.refused(calls.discountCode, guess)).code).toBe('discount_not_found')
  await server.db.delete(throttles)
  await used(`discount:${user.id}`)
  expect((await client.refused(calls.discountCode, guess)).code).toBe('too_many_requests')
  const order = orderOf({ discount_code: 'GUESS' })
  expect((await client.refused(calls.startPayment, order)).code).toBe('too_many_requests')
  expect((await client.call(calls.discountCode, { query: {} })).discountcode).not.toBeNull()
})

test('CRD-2 whoever begins one payment after the other is told to wait', async () => {
  const { client, user } = await joinMember(server)
  await used(`payment:${user.id}`)
  const order = orderOf()
  expect((await client.refused(calls.startPayment, order)).code).toBe('too_many_requests')
  await server.db.delete(throttles)
  const begun = await client.call(calls.startPayment, order)
  await server.db.delete(throttles)
  await used(`payment:${user.id}`)
  expect(await client.call(calls.startPayment, order)).toEqual(begun)
  expect((await client.call(calls.transactions)).transactions).toHaveLength(1)
})

test('ACC-2 a company offers those who leave no more than a code can take off', () => {
  const { delete_discount } = companySchema.shape
  const { value_percentage } = newDiscountCodeSchema.shape
  for (const percentage of [20, 90, 91, 100]) {
    expect(delete_discount.safeParse(percentage).success).toBe(
      value_percentage.safeParse(percentage).success,
    )
  }
})
