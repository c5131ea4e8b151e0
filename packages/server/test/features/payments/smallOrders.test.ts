import { calls } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDiscountCode } from '../../../src/features/credits/index.ts'
import { collectDebit } from '../../../src/features/payments/directDebit/mandate.ts'
import { mailbox } from '../../../src/tables/index.ts'
import { orderOf } from '../../support/payments.ts'
import { testServer } from '../../support/server.ts'
import { fakeStripe, withStripe } from '../../support/stripe.ts'

const server = await testServer()
const stripe = await fakeStripe()
const shop = withStripe(server, stripe)

let ada: Awaited<ReturnType<typeof shop.join>>

beforeEach(async () => {
  ada = await shop.join('Ada')
  server.clock.pass(14_400)
})

const states = async () =>
  (await ada.client.call(calls.transactions)).transactions.map(({ status }) => status)

describe('a code of 90 per cent', () => {
  const code = { discount_code: 'ALMOST-FREE' }

  beforeEach(async () => {
    await createDiscountCode(server.services, {
      brand: server.brand.id,
      code: 'ALMOST-FREE',
      value_percentage: 90,
      validity: 'once',
    })
  })

  test('CRD-7 a code of 90 per cent is refused for the trial in the offer and in the order alike, before anything is asked', async () => {
    const order = orderOf({ ...code, package: 'trial-20' })
    const refusal = { code: 'discount_minimum_order', field: 'code', params: { minimum: '€5.00' } }
    const query = { code: 'almost-free', package: order.body.package }
    expect(await ada.client.refused(calls.discountCode, { query })).toMatchObject(refusal)
    expect(await ada.client.refused(calls.startPayment, order)).toMatchObject(refusal)
    expect(stripe.asked).toEqual([])
    expect(await states()).toEqual([])
  })

  test('CRD-7 a code of 90 per cent is good for a package whose price stays above what can be charged', async () => {
    const { payment } = await ada.client.call(calls.startPayment, orderOf(code))
    expect(payment.price).toEqual({ amount: 99, currency: 'EUR' })
  })

  test('CRD-7 a code of 90 per cent is free again when the provider refuses the payment', async () => {
    stripe.refusals.set('/v1/checkout/sessions', { status: 400, code: 'amount_too_small' })
    expect((await ada.client.refused(calls.startPayment, orderOf(code))).code).toBe(
      'payment_refused',
    )
    const bo = await shop.join('Bo')
    const { payment } = await bo.client.call(calls.startPayment, orderOf(code))
    expect(payment.price.amount).toBe(99)
  })
})

describe('a provider that refuses', () => {
  test.each([
    [400, 'amount_too_small'],
    [401, 'invalid_api_key'],
    [402, 'card_declined'],
    [403, 'account_closed'],
  ])('CRD-7 %i %s is told in words and leaves no payment open', async (status, code) => {
    stripe.refusals.set('/v1/checkout/sessions', { status, code })
    const order = orderOf()
    expect((await ada.client.refused(calls.startPayment, order)).code).toBe('payment_refused')
    expect(await states()).toEqual(['failed'])
    const { payment } = await ada.client.call(calls.startPayment, orderOf())
    expect(payment.status).toBe('pending')
  })

  test('CRD-7 a payment that was started before keeps its state until the provider tells it', async () => {
    const order = orderOf()
    await ada.client.call(calls.startPayment, order)
    const [id = ''] = [...stripe.things.keys()]
    stripe.refusals.set(`/v1/checkout/sessions/${id}`, { status: 403, code: 'account_closed' })
    expect((await ada.client.refused(calls.startPayment, order)).code).toBe('payment_refused')
    expect(await states()).toEqual(['pending'])
  })

  test('CRD-7 a debit that is refused ends the payment, and is not collected again', async () => {
    const order = orderOf({ payment_method: 'directdebit' })
    const { payment } = await ada.client.call(calls.startPayment, order)
    const { payment_id } = payment
    await ada.client.call(calls.startDirectDebit, {
      body: {
        payment_id,
        iban: 'DE89 3704 0044 0532 0130 00',
        holder: 'Ada Lovelace',
        phone: '+49 151 1234 5678',
        mandate_accepted: true,
      },
    })
    await server.jobs.drain()
    const texts = await server.db.select().from(mailbox)
    const sms = texts.find(({ recipient }) => recipient === '+4915112345678')
    const code = sms?.text.match(/\b\d{6}\b/)?.[0] ?? ''
    await ada.client.call(calls.confirmDirectDebit, { body: { payment_id, code } })
    stripe.refusals.set('/v1/payment_intents', { status: 400, code: 'bank_account_unusable' })
    await collectDebit(shop.services, payment_id)
    expect(await states()).toEqual(['failed'])
    const asked = stripe.asked.length
    await collectDebit(shop.services, payment_id)
    expect(stripe.asked).toHaveLength(asked)
  })
})
