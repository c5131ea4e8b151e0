import type { NewDiscountCode } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDiscountCode, endDiscountCode } from '../../../src/features/credits/index.ts'
import { settlePayment } from '../../../src/features/payments/index.ts'
import {
  balanceOf,
  begin,
  buy,
  decide,
  deliverNotices,
  orderOf,
  statusOf,
} from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

type Joined = Awaited<ReturnType<typeof joinMember>>
let ada: Joined
let bo: Joined

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  bo = await joinMember(server, { name: 'Bo' })
  server.clock.pass(14_400)
})

const make = (own: Partial<NewDiscountCode> = {}) =>
  createDiscountCode(server.services, {
    brand: server.brand.id,
    code: 'SPRING',
    value_percentage: 20,
    validity: 'once-per-user',
    ...own,
  })

const order = (own: Parameters<typeof orderOf>[0] = {}) =>
  orderOf({ discount_code: 'spring', ...own })

const refusal = async ({ client }: Joined, own: Parameters<typeof orderOf>[0] = {}) =>
  (await client.refused(calls.startPayment, order(own))).code

describe('a code that an operator made', () => {
  test('CRD-4 a code is told with all its fields and takes its part off the price', async () => {
    const expires = '2026-12-31T00:00:00.000Z'
    await make({
      country: 'DE',
      currency: 'EUR',
      expires,
      user_id: ada.user.id,
      minimum_order_value: 500,
      paymentmethods: ['card'],
    })
    const { discountcode } = await ada.client.call(calls.discountCode, {
      query: { code: ' spring ' },
    })
    expect(discountcode).toEqual({
      code: 'SPRING',
      country: 'DE',
      user_id: ada.user.id,
      expires,
      value_percentage: 20,
      currency: 'EUR',
      minimum_order_value: 500,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: ['card'],
    })
    const { payment } = await ada.client.call(calls.startPayment, order())
    expect(payment.price).toEqual({ amount: 792, currency: 'EUR' })
  })

  test('CRD-4 a code that does not exist is refused as unknown', async () => {
    expect(await refusal(ada)).toBe('discount_not_found')
  })

  test('CRD-4 a code of another brand is unknown', async () => {
    await createDiscountCode(server.services, {
      brand: 'elsewhere',
      code: 'SPRING',
      value_percentage: 20,
      validity: 'unlimited',
    })
    expect(await refusal(ada)).toBe('discount_not_found')
  })

  test('CRD-4 a code that was used by the member is refused to them alone', async () => {
    await make()
    await buy(server, ada.client, { discount_code: 'SPRING' })
    expect(await refusal(ada)).toBe('discount_used')
    await bo.client.call(calls.startPayment, order())
  })

  test('CRD-4 a code that is good once is refused to all after its use', async () => {
    await make({ validity: 'once' })
    await buy(server, ada.client, { discount_code: 'SPRING' })
    expect(await refusal(bo)).toBe('discount_used')
  })

  test('CRD-4 a code that is good once is held for who is paying with it', async () => {
    await make({ validity: 'once' })
    const begun = await begin(ada.client, { discount_code: 'SPRING' })
    expect(await refusal(bo)).toBe('discount_held')
    await decide(ada.client, begun, 'cancel')
    server.clock.pass(7_201)
    await bo.client.call(calls.startPayment, order())
  })

  test('CRD-4 a code without limit can be used again', async () => {
    await make({ validity: 'unlimited' })
    await buy(server, ada.client, { discount_code: 'SPRING' })
    await buy(server, ada.client, { discount_code: 'SPRING' })
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions.map(({ price }) => price.amount)).toEqual([792, 792])
  })

  test('CRD-4 a code past its day is refused as expired', async () => {
    await make({ expires: '2026-03-02T00:00:00Z' })
    server.clock.pass(86_400)
    expect(await refusal(ada)).toBe('discount_expired')
  })

  test('CRD-4 a code of another country is refused', async () => {
    await make({ country: 'AT' })
    expect(await refusal(ada)).toBe('discount_country')
  })

  test('CRD-4 a code of another currency is refused', async () => {
    await make({ currency: 'CHF' })
    expect(await refusal(ada)).toBe('discount_currency')
  })

  test('CRD-4 a code with a minimum is refused for a smaller order, which is told in money', async () => {
    await make({ currency: 'EUR', minimum_order_value: 2_000 })
    expect(await ada.client.refused(calls.startPayment, order())).toMatchObject({
      code: 'discount_minimum_order',
      params: { minimum: expect.stringContaining('20.00') },
    })
    await ada.client.call(calls.startPayment, order({ package: 'credits-160' }))
  })

  test('CRD-4 a code for some ways of paying is refused for others', async () => {
    await make({ paymentmethods: ['bank'] })
    expect(await refusal(ada)).toBe('discount_payment_method')
    await ada.client.call(calls.startPayment, order({ payment_method: 'bank' }))
  })

  test('CRD-4 a code of another member is refused', async () => {
    await make({ user_id: ada.user.id })
    expect(await refusal(bo)).toBe('discount_not_yours')
  })

  test('CRD-4 a code that staff ended is refused as ended', async () => {
    await make()
    await endDiscountCode(server.services, { brand: server.brand.id, code: 'spring' })
    expect(await refusal(ada)).toBe('discount_ended')
  })

  test('CRD-4 a code is judged for a package and a way to pay before the order', async () => {
    await make({ paymentmethods: ['bank'] })
    const query = { code: 'SPRING', payment_method: 'card' as const }
    expect(await ada.client.refused(calls.discountCode, { query })).toMatchObject({
      code: 'discount_payment_method',
      field: 'code',
    })
  })
})

describe('a code that is good once for everybody', () => {
  const spring = { discount_code: 'SPRING' }

  test('CRD-4 a code that is good once is held for a quarter of an hour by an open payment, which is closed after that', async () => {
    await make({ validity: 'once' })
    const held = await begin(ada.client, spring)
    server.clock.pass(899)
    expect(await refusal(bo)).toBe('discount_held')
    server.clock.pass(1)
    const taken = await begin(bo.client, spring)
    expect(taken.payment.price.amount).toBe(792)
    expect(await statusOf(ada.client, held)).toBe('cancelled')
    await decide(ada.client, held, 'pay')
    await server.jobs.drain()
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-4 a code that is good once is let go at once when the payer cancels, or the payment fails', async () => {
    await make({ validity: 'once' })
    deliverNotices(server)
    for (const choice of ['cancel', 'decline']) {
      const held = await begin(ada.client, spring)
      expect(await refusal(bo)).toBe('discount_held')
      await decide(ada.client, held, choice)
      await server.jobs.drain()
      const taken = await begin(bo.client, spring)
      await decide(bo.client, taken, 'cancel')
      await server.jobs.drain()
    }
  })

  test('CRD-4 CRD-3 money that arrives after the hold has ended is credited, once', async () => {
    await make({ validity: 'once' })
    const held = await begin(ada.client, spring)
    server.clock.pass(900)
    const taken = await begin(bo.client, spring)
    const paid = { outcome: 'completed', amount: 792, currency: 'EUR' } as const
    for (const { payment, reference } of [held, held, taken]) {
      const notice = { ...paid, reference, payment: payment.payment_id }
      await settlePayment(server.services, { provider: 'sandbox', ...notice })
    }
    expect([await balanceOf(ada.client), await balanceOf(bo.client)]).toEqual([70, 70])
  })

  test('CRD-4 a code that is good once is used by an earlier payment that turns out to be paid', async () => {
    await make({ validity: 'once' })
    const held = await begin(ada.client, spring)
    await decide(ada.client, held, 'pay_unheard')
    server.clock.pass(900)
    expect(await bo.client.refused(calls.startPayment, order())).toMatchObject({
      code: 'discount_used',
      field: 'code',
    })
    expect(await balanceOf(ada.client)).toBe(70)
    const { transactions } = await bo.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['cancelled'])
  })
})

describe('making a code', () => {
  test('CRD-4 the name of a code is given once, and never that of a signup code', async () => {
    await make()
    await expect(make({ code: ' spring' })).rejects.toMatchObject({ code: 'discount_code_taken' })
    await expect(make({ code: 'TIMEBONUS25' })).rejects.toMatchObject({
      code: 'discount_code_taken',
    })
  })

  test('CRD-4 the minimum of a code needs its currency, and nothing is given away whole', async () => {
    await expect(make({ minimum_order_value: 500 })).rejects.toMatchObject({
      code: 'invalid_input',
      field: 'currency',
    })
    await expect(make({ value_percentage: 100 })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('CRD-4 a code that is not there cannot end', async () => {
    await expect(
      endDiscountCode(server.services, { brand: server.brand.id, code: 'NOWHERE' }),
    ).rejects.toMatchObject({ code: 'discount_not_found' })
  })
})

describe('what is good once for a member', () => {
  test('TIM-1 the time bonus is in one open payment: the page of an earlier one is closed', async () => {
    const cleo = await joinMember(server, { name: 'Cleo' })
    const first = await begin(cleo.client)
    const second = await begin(cleo.client)
    expect(second.payment.price.amount).toBe(742)
    const page = await decide(cleo.client, first, 'pay')
    await server.jobs.drain()
    expect(page.status).toBe(303)
    const { transactions } = await cleo.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['pending', 'cancelled'])
  })

  test('TIM-1 a time bonus that was paid meanwhile is used up, which a page that shows it is told', async () => {
    const cleo = await joinMember(server, { name: 'Cleo' })
    const first = await begin(cleo.client)
    await decide(cleo.client, first, 'pay_unheard')
    const order = orderOf({ discount_code: 'TIMEBONUS25' })
    expect(await cleo.client.refused(calls.startPayment, order)).toMatchObject({
      code: 'discount_used',
    })
    const { balance, discount } = await cleo.client.call(calls.credits)
    expect(balance).toBe(70)
    expect(discount).toBeNull()
  })

  test('CRD-4 an order without a code costs the full price once the bonus is used, and is not refused', async () => {
    const cleo = await joinMember(server, { name: 'Cleo' })
    const first = await begin(cleo.client)
    await decide(cleo.client, first, 'pay_unheard')
    const { payment } = await begin(cleo.client)
    expect(payment).toMatchObject({ status: 'pending', price: { amount: 990, currency: 'EUR' } })
    expect(await balanceOf(cleo.client)).toBe(70)
    const { transactions } = await cleo.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['pending', 'completed'])
  })

  test.each([
    ['told of it by nobody', 'pay_unheard'],
    ['told of it meanwhile', 'pay'],
  ])(
    'TIM-1 CRD-5 orders side by side get what was just paid for once, when %s',
    async (_, choice) => {
      deliverNotices(server)
      const cleo = await joinMember(server, { name: 'Cleo' })
      const bonus = await begin(cleo.client)
      await decide(cleo.client, bonus, choice)
      const orders = Array.from({ length: 20 }, (_, at) =>
        orderOf(at % 2 === 0 ? {} : { discount_code: 'TIMEBONUS25' }),
      )
      await Promise.allSettled([
        ...orders.slice(0, 8).map((each) => cleo.client.call(calls.startPayment, each)),
        server.jobs.drain(),
        ...orders.slice(8).map((each) => cleo.client.call(calls.startPayment, each)),
      ])
      const { transactions } = await cleo.client.call(calls.transactions)
      const payable = transactions.filter(({ status }) => status === 'pending')
      expect(payable.filter(({ price }) => price.amount === 742)).toEqual([])
      expect(await balanceOf(cleo.client)).toBe(70)
    },
  )

  test('CRD-5 the trial package is sold once to each member', async () => {
    expect((await ada.client.call(calls.credits)).trial).toMatchObject({
      credits: 20,
      price: { amount: 290, currency: 'EUR' },
    })
    await buy(server, ada.client, { package: 'trial-20' })
    const { balance, trial } = await ada.client.call(calls.credits)
    expect(balance).toBe(30)
    expect(trial).toBeNull()
    expect(
      await ada.client.refused(calls.startPayment, orderOf({ package: 'trial-20' })),
    ).toMatchObject({ code: 'trial_used', field: 'package' })
    await bo.client.call(calls.startPayment, orderOf({ package: 'trial-20' }))
  })

  test('CRD-5 ten orders of the trial package at once leave one that can be paid', async () => {
    const orders = Array.from({ length: 10 }, () => orderOf({ package: 'trial-20' }))
    await Promise.allSettled(orders.map((each) => ada.client.call(calls.startPayment, each)))
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions.filter(({ status }) => status === 'pending').length).toBeLessThanOrEqual(1)
  })
})
