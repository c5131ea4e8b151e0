import { calls } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  reconcilePayments,
  refundPayment,
  sendRefund,
} from '../../../src/features/payments/index.ts'
import { balanceOf, orderOf } from '../../support/payments.ts'
import { testServer } from '../../support/server.ts'
import { fakeStripe, withStripe } from '../../support/stripe.ts'

const server = await testServer()
const stripe = await fakeStripe()
const shop = withStripe(server, stripe)

let ada: Awaited<ReturnType<typeof shop.join>>

beforeEach(async () => {
  ada = await shop.join('Ada')
})

async function begin(own?: Parameters<typeof orderOf>[0]) {
  const { payment, redirect_url } = await ada.client.call(calls.startPayment, orderOf(own))
  const id = redirect_url.split('/').at(-1) ?? ''
  return { payment, redirect_url, session: stripe.things.get(id) ?? {}, id }
}

const paid = { status: 'complete', payment_status: 'paid' }

describe('Checkout', () => {
  test('CRD-2 the member goes to a page for exactly what was shown', async () => {
    const { payment, redirect_url } = await begin()
    expect(redirect_url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const [{ form, idempotencyKey } = { form: undefined, idempotencyKey: undefined }] = stripe.asked
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: payment.payment_id,
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '742',
      'line_items[0][price_data][product_data][name]': '60 credits',
      'allowed_payment_method_types[0]': 'card',
      customer_email: 'ada@post.example',
      locale: 'en',
      success_url: `http://harbour.example/transactions/${payment.payment_id}`,
    })
    expect(idempotencyKey).toBe(`payment:${payment.payment_id}`)
  })

  test('CRD-3 pressing buy twice opens one page', async () => {
    const order = orderOf()
    const first = await ada.client.call(calls.startPayment, order)
    const second = await ada.client.call(calls.startPayment, order)
    expect(second.redirect_url).toBe(first.redirect_url)
    expect(stripe.things.size).toBe(1)
  })

  test('CRD-3 a signed event credits once, however often it comes', async () => {
    const { session } = await begin()
    const event = { ...session, ...paid }
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => shop.tell('checkout.session.completed', event)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test('CRD-3 an event with another signature, or another sum, credits nothing', async () => {
    const { session } = await begin()
    const forged = await shop.tell(
      'checkout.session.completed',
      { ...session, ...paid },
      'whsec_other',
    )
    expect(forged.status).toBe(400)
    const smaller = await shop.tell('checkout.session.completed', {
      ...session,
      ...paid,
      amount_total: 1,
    })
    expect(smaller.status).toBe(404)
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-2 a bank that pays later is pending until the money is there', async () => {
    const { payment, session } = await begin({ payment_method: 'bank' })
    await shop.tell('checkout.session.completed', { ...session, status: 'complete' })
    const query = { payment_id: payment.payment_id }
    expect((await ada.client.call(calls.payment, { query })).payment.status).toBe('pending')
    await shop.tell('checkout.session.async_payment_succeeded', { ...session, ...paid })
    expect(await balanceOf(ada.client)).toBe(70)
  })

  test.for([
    ['checkout.session.async_payment_failed', 'failed'],
    ['checkout.session.expired', 'cancelled'],
  ] as const)('CRD-2 %s ends the payment as %s', async ([type, status]) => {
    const { payment, session } = await begin()
    await shop.tell(type, session)
    const query = { payment_id: payment.payment_id }
    expect((await ada.client.call(calls.payment, { query })).payment.status).toBe(status)
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-3 an event of another shop of the same account credits nothing', async () => {
    const { session } = await begin()
    const other = { ...session, ...paid, id: 'cs_other', client_reference_id: 'order-7' }
    expect((await shop.tell('checkout.session.completed', other)).status).toBe(404)
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-3 events that mean nothing here are taken and do nothing', async () => {
    expect((await shop.tell('customer.created', { id: 'cus_1' })).status).toBe(200)
  })

  test('CRD-3 the sandbox takes nothing while Stripe is on', async () => {
    expect((await ada.client.fetch('/api/sandbox/checkout?reference=x')).status).toBe(404)
  })

  test('CRD-3 a lost event is found by asking, a page whose time is over is closed', async () => {
    const first = await begin({ payment_method: 'bank' })
    stripe.change(first.id, paid)
    server.clock.pass(700)
    expect(await reconcilePayments(shop.services)).toMatchObject({ settled: 1, problems: 0 })
    expect(await balanceOf(ada.client)).toBe(70)
    const second = await begin()
    server.clock.pass(14_500)
    expect(await reconcilePayments(shop.services)).toMatchObject({ settled: 1, problems: 0 })
    expect(stripe.things.get(second.id)).toMatchObject({ status: 'expired' })
    const query = { payment_id: second.payment.payment_id }
    expect((await ada.client.call(calls.payment, { query })).payment.status).toBe('cancelled')
  })
})

describe('refunds', () => {
  async function refund() {
    const { payment, session, id } = await begin()
    stripe.change(id, paid)
    await shop.tell('checkout.session.completed', { ...session, ...paid })
    return refundPayment(shop.services, {
      brand: 'harbour',
      payment: payment.payment_id,
      staff: 'sam',
      note: 'asked by mail',
    })
  }

  test('CRD-2 money goes back to the charge, once however often it is tried', async () => {
    const row = await refund()
    await sendRefund(shop.services, row.id)
    await sendRefund(shop.services, row.id)
    const sent = stripe.asked.filter(({ path }) => path === '/v1/refunds')
    expect(sent.map(({ form }) => [form.get('payment_intent'), form.get('amount')])).toEqual([
      ['pi_of_cs_test_0', '742'],
    ])
    expect(sent[0]?.idempotencyKey).toBe(`refund:${row.id}`)
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-2 a refund that Stripe refuses for good gives the credits back', async () => {
    const row = await refund()
    expect(await balanceOf(ada.client)).toBe(10)
    stripe.refusals.set('/v1/refunds', { status: 400, code: 'charge_already_refunded' })
    await sendRefund(shop.services, row.id)
    expect(await balanceOf(ada.client)).toBe(70)
  })
})
