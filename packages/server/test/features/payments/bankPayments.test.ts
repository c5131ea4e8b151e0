import { calls } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDiscountCode } from '../../../src/features/credits/index.ts'
import { reconcilePayments } from '../../../src/features/payments/index.ts'
import { payments } from '../../../src/tables/index.ts'
import { listenFor } from '../../support/listenFor.ts'
import { balanceOf, orderOf } from '../../support/payments.ts'
import { testServer } from '../../support/server.ts'
import { fakeStripe, withStripe } from '../../support/stripe.ts'

const server = await testServer()
const stripe = await fakeStripe()
const shop = withStripe(server, stripe)

let ada: Awaited<ReturnType<typeof shop.join>>
let bo: Awaited<ReturnType<typeof shop.join>>

beforeEach(async () => {
  ada = await shop.join('Ada')
  bo = await shop.join('Bo')
})

const atBank = { status: 'complete', payment_status: 'unpaid' }
const paid = { status: 'complete', payment_status: 'paid' }

async function begin({ client }: Pick<typeof ada, 'client'>, own?: Parameters<typeof orderOf>[0]) {
  const order = orderOf({ payment_method: 'bank', ...own })
  const { payment, redirect_url } = await client.call(calls.startPayment, order)
  return { payment, id: redirect_url.split('/').at(-1) ?? '' }
}

/** A payment that the member has handed to their bank. */
async function beginAtBank(member: typeof ada, own?: Parameters<typeof orderOf>[0]) {
  const begun = await begin(member, own)
  stripe.change(begun.id, atBank)
  await shop.tell('checkout.session.completed', stripe.things.get(begun.id))
  return begun
}

type Begun = Awaited<ReturnType<typeof begin>>

const read = async ({ client }: typeof ada, { payment: { payment_id } }: Begun) =>
  (await client.call(calls.payment, { query: { payment_id } })).payment

const reconcile = () => reconcilePayments(shop.services)

const spring = { discount_code: 'SPRING' }

const makeSpring = (validity: 'once' | 'once-per-user' | 'unlimited' = 'once') =>
  createDiscountCode(shop.services, {
    brand: 'harbour',
    code: 'SPRING',
    value_percentage: 30,
    validity,
  })

describe('a payment that the bank is processing', () => {
  test('CRD-7 a payment at the bank stays pending for days, says since when, and is credited when the bank pays', async () => {
    const since = server.clock.now().toISOString()
    const begun = await beginAtBank(ada)
    for (const _ of [1, 2, 3]) {
      server.clock.pass(86_400)
      expect(await reconcile()).toMatchObject({ settled: 0, problems: 0 })
    }
    expect(await read(ada, begun)).toMatchObject({
      status: 'pending',
      processing_since: since,
    })
    await shop.tell('checkout.session.async_payment_succeeded', {
      ...stripe.things.get(begun.id),
      ...paid,
    })
    expect(await read(ada, begun)).toMatchObject({ status: 'completed', processing_since: null })
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test('CRD-7 a payment at the bank is known as such although the event got lost', async () => {
    const begun = await begin(ada)
    stripe.change(begun.id, atBank)
    server.clock.pass(14_500)
    expect(await reconcile()).toMatchObject({ settled: 0, problems: 0 })
    const payment = await read(ada, begun)
    expect(payment.status).toBe('pending')
    expect(payment.processing_since).not.toBeNull()
  })

  test('CRD-7 an open page hears once that the bank has it', async () => {
    const stream = await listenFor(ada.client, '"credits":70')
    await stream.opened
    const begun = await beginAtBank(ada)
    await shop.tell('checkout.session.completed', stripe.things.get(begun.id))
    stripe.change(begun.id, paid)
    await shop.tell('checkout.session.async_payment_succeeded', stripe.things.get(begun.id))
    const received = await stream.received()
    const told = [...received.matchAll(/event: payment\ndata: (.*)/g)]
    expect(told.map(([, data = 'null']): unknown => JSON.parse(data))).toMatchObject([
      { payment_id: begun.payment.payment_id, status: 'pending' },
    ])
  })

  test('CRD-7 a payment at the bank ends when the bank refuses', async () => {
    const begun = await beginAtBank(ada)
    server.clock.pass(86_400)
    await shop.tell('checkout.session.async_payment_failed', stripe.things.get(begun.id))
    expect(await read(ada, begun)).toMatchObject({ status: 'failed', processing_since: null })
  })

  test('CRD-7 a payment at the bank of a provider that is not set up any more is left to a person', async () => {
    const begun = await beginAtBank(ada)
    await server.db
      .update(payments)
      .set({ provider: 'gone' })
      .where(eq(payments.id, begun.payment.payment_id))
    server.clock.pass(14_500)
    expect(await reconcile()).toMatchObject({ settled: 0, problems: 1 })
    expect((await read(ada, begun)).status).toBe('pending')
  })
})

describe('what it was bought with', () => {
  test('CRD-7 CRD-5 a trial package that nobody knew to be with the bank is not sold twice', async () => {
    server.clock.pass(14_400)
    const order = { package: 'trial-20' }
    const begun = await begin(ada, order)
    stripe.change(begun.id, atBank)
    expect(await ada.client.refused(calls.startPayment, orderOf(order))).toMatchObject({
      code: 'trial_held',
      field: 'package',
    })
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
  })

  test('CRD-4 CRD-5 an earlier open payment gives way to the same trial package or code alone', async () => {
    await makeSpring('once-per-user')
    server.clock.pass(14_400)
    const unrelated = await begin(ada, { package: 'credits-160' })
    const trial = await begin(ada, { package: 'trial-20' })
    const coded = await begin(ada, spring)
    const later = [await begin(ada, { package: 'trial-20' }), await begin(ada, spring)]
    const states = [unrelated, trial, coded, ...later].map((each) => read(ada, each))
    expect((await Promise.all(states)).map(({ status }) => status)).toEqual([
      'pending',
      'cancelled',
      'cancelled',
      'pending',
      'pending',
    ])
  })

  test('CRD-4 a code without limit is in as many open payments as its member begins', async () => {
    await makeSpring('unlimited')
    const begun = [await begin(ada, spring), await begin(ada, spring), await begin(bo, spring)]
    const states = begun.map((each, at) => read(at === 2 ? bo : ada, each))
    expect((await Promise.all(states)).map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
    ])
  })

  test('CRD-7 CRD-4 a code that is good once is held until the bank is done', async () => {
    await makeSpring()
    const begun = await beginAtBank(ada, spring)
    server.clock.pass(3 * 86_400)
    const body = orderOf(spring)
    for (const { client } of [ada, bo]) {
      expect(await client.refused(calls.startPayment, body)).toMatchObject({
        code: 'discount_held',
        field: 'code',
      })
    }
    expect((await read(ada, begun)).status).toBe('pending')
    await shop.tell('checkout.session.async_payment_failed', stripe.things.get(begun.id))
    expect((await begin(bo, spring)).payment.price.amount).toBe(693)
  })

  test('CRD-7 CRD-4 a code that nobody knew to be with the bank is held too', async () => {
    await makeSpring('once-per-user')
    const begun = await begin(ada, spring)
    stripe.change(begun.id, atBank)
    expect(await ada.client.refused(calls.startPayment, orderOf(spring))).toMatchObject({
      code: 'discount_held',
    })
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['cancelled', 'pending'])
  })

  test('CRD-7 TIM-1 the time bonus is neither offered nor given twice', async () => {
    await beginAtBank(ada)
    expect((await ada.client.call(calls.credits)).discount).toBeNull()
    expect((await begin(ada)).payment.price.amount).toBe(990)
  })

  test('CRD-7 CRD-5 the trial package is neither offered nor sold twice', async () => {
    const { trial } = await ada.client.call(calls.credits)
    const order = { package: trial?.id ?? '' }
    await beginAtBank(ada, order)
    expect((await ada.client.call(calls.credits)).trial).toBeNull()
    expect(await ada.client.refused(calls.startPayment, orderOf(order))).toMatchObject({
      code: 'trial_held',
      field: 'package',
    })
    expect((await begin(ada, { package: 'credits-160' })).payment.status).toBe('pending')
  })

  test('CRD-7 a payment that the member left is closed, and its code is free', async () => {
    await makeSpring()
    const begun = await begin(ada, spring)
    server.clock.pass(14_500)
    expect(await reconcile()).toMatchObject({ settled: 1 })
    expect((await read(ada, begun)).status).toBe('cancelled')
    await begin(bo, spring)
  })
})
