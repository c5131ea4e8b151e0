import { randomUUID } from 'node:crypto'
import { type Payment, streams } from '@bouquet/contract'
import { calls, packageIdSchema } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sign, signatureHeader } from '../../../src/features/payments/sandbox/webhook.ts'
import { ledgerAccounts, ledgerEntries, payments } from '../../../src/tables/index.ts'
import { listenFor } from '../../support/listenFor.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

let ada: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
})

const order = (idempotency_key = randomUUID()) => ({
  body: {
    package: packageIdSchema.parse('credits-60'),
    payment_method: 'card' as const,
    idempotency_key,
  },
})

const referenceOf = (redirect: string) =>
  new URL(redirect, 'http://provider.example').searchParams.get('reference') ?? ''

async function begin() {
  const { payment, redirect_url } = await ada.client.call(calls.startPayment, order())
  return { payment, reference: referenceOf(redirect_url) }
}

/** What the provider posts, signed as the provider signs it unless told otherwise. */
function notify(
  { payment, reference }: { payment: Payment; reference: string },
  outcome: 'completed' | 'failed' | 'cancelled',
  own: { amount?: number; currency?: string; signature?: string } = {},
) {
  const { signature, ...price } = own
  const body = JSON.stringify({ reference, outcome, ...payment.price, ...price })
  const headers = { [signatureHeader]: signature ?? sign(server.services.secret, body) }
  return server.client().fetch(streams.paymentWebhook, { method: 'POST', body, headers })
}

const balance = async () => (await ada.client.call(calls.credits)).balance

describe('buying', () => {
  test('CRD-3 a completed payment adds the credits and makes the member premium', async () => {
    const begun = await begin()
    expect(begun.payment.status).toBe('pending')
    expect(await balance()).toBe(10)
    await notify(begun, 'completed')
    expect(await balance()).toBe(70)
    const { user } = await ada.client.call(calls.getUser)
    expect(user?.paid_user).toBe(true)
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['completed'])
  })

  test('CRD-3 an open page hears of the outcome and of the new balance', async () => {
    const begun = await begin()
    const stream = await listenFor(ada.client, 'event: payment')
    await stream.opened
    await notify(begun, 'completed')
    const received = await stream.received()
    const dataOf = (type: string): unknown =>
      JSON.parse(received.match(new RegExp(`event: ${type}\\ndata: (.*)`))?.[1] ?? 'null')
    expect(dataOf('credits')).toMatchObject({ type: 'credits', credits: 70, paid_user: true })
    expect(dataOf('payment')).toMatchObject({
      payment_id: begun.payment.payment_id,
      status: 'completed',
    })
  })

  test('CRD-3 a hundred deliveries of one notice credit once', async () => {
    const begun = await begin()
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => notify(begun, 'completed')),
    )
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(await balance()).toBe(70)
  })

  test('CRD-3 pressing buy twice begins one payment', async () => {
    const key = randomUUID()
    const first = await ada.client.call(calls.startPayment, order(key))
    const second = await ada.client.call(calls.startPayment, order(key))
    expect(second.payment.payment_id).toBe(first.payment.payment_id)
    expect(second.redirect_url).toBe(first.redirect_url)
    expect((await ada.client.call(calls.transactions)).transactions).toHaveLength(1)
  })

  test('CRD-2 a failed or cancelled payment says so and credits nothing', async () => {
    for (const outcome of ['failed', 'cancelled'] as const) {
      const begun = await begin()
      await notify(begun, outcome)
      const query = { payment_id: begun.payment.payment_id }
      expect((await ada.client.call(calls.payment, { query })).payment.status).toBe(outcome)
    }
    expect(await balance()).toBe(10)
  })

  test('CRD-3 money that arrives after a payment was given up still counts', async () => {
    const begun = await begin()
    await notify(begun, 'cancelled')
    await notify(begun, 'completed')
    await notify(begun, 'cancelled')
    expect(await balance()).toBe(70)
  })

  test('CRD-3 a notice with a wrong signature or another sum is refused', async () => {
    const begun = await begin()
    expect((await notify(begun, 'completed', { signature: 'forged' })).status).toBe(400)
    expect((await notify(begun, 'completed', { amount: 1 })).status).toBe(404)
    expect((await notify(begun, 'completed', { currency: 'USD' })).status).toBe(404)
    expect(await balance()).toBe(10)
  })

  test('CRD-3 money of a member who was erased meanwhile is noted, and credited to nobody', async () => {
    const begun = await begin()
    const paymentOf = eq(payments.id, begun.payment.payment_id)
    await server.db.update(payments).set({ member: null }).where(paymentOf)
    expect((await notify(begun, 'completed')).status).toBe(200)
    await server.db.update(payments).set({ member: ada.user.id }).where(paymentOf)
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions.map(({ status }) => status)).toEqual(['completed'])
    expect(await balance()).toBe(10)
    expect((await ada.client.call(calls.getUser)).user?.paid_user).toBe(false)
  })

  test('CRD-5 an order of a package that is not sold is refused', async () => {
    const { body } = order()
    const unknown = { ...body, package: packageIdSchema.parse('credits-61') }
    expect(await ada.client.refused(calls.startPayment, { body: unknown })).toMatchObject({
      code: 'package_unknown',
      field: 'package',
    })
  })

  test('CRD-3 more than sixty payments an hour are not started, and a repeated request is none', async () => {
    const orders = Array.from({ length: 60 }, () => order())
    for (const each of orders) await ada.client.call(calls.startPayment, each)
    for (const each of orders) await ada.client.call(calls.startPayment, each).catch(() => null)
    expect((await ada.client.refused(calls.startPayment, order())).code).toBe('too_many_requests')
    server.clock.pass(3_600)
    await begin()
  })

  test('CRD-3 the ledger adds up to the balance', async () => {
    await notify(await begin(), 'completed')
    const entries = await server.db
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
      .where(eq(ledgerAccounts.member, ada.user.id))
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(await balance())
  })

  test('CRD-2 the receipt is mailed once', async () => {
    const begun = await begin()
    await notify(begun, 'completed')
    await notify(begun, 'completed')
    const mails = await mailsTo(server, ada.user.email)
    const receipts = mails.filter(({ text }) => text.includes(begun.payment.payment_id))
    expect(receipts).toHaveLength(1)
  })

  test('PER-1 nobody sees the payment of another', async () => {
    const { payment } = await begin()
    const bo = await joinMember(server, { name: 'Bo' })
    const query = { payment_id: payment.payment_id }
    expect(await bo.client.refused(calls.payment, { query })).toMatchObject({ code: 'not_found' })
  })
})

describe('the embedded provider', () => {
  test('CRD-2 the embedded provider shows the sum in the language of the payer and sends them back', async () => {
    const { payment, reference } = await begin()
    ada.client.cookies.set('i18n_redirected', 'de')
    const page = await ada.client.fetch(`/api/sandbox/checkout?reference=${reference}`)
    expect(await page.text()).toContain('7,42')
    const decided = await ada.client.fetch('/api/sandbox/checkout', {
      method: 'POST',
      body: new URLSearchParams({ reference, choice: 'cancel' }),
    })
    expect(decided.status).toBe(303)
    expect(decided.headers.get('location')).toBe(`/transactions/${payment.payment_id}`)
  })
})

describe('discounts', () => {
  test('TIM-1 the price shows the time bonus with the true former price', async () => {
    const { packages, discount } = await ada.client.call(calls.credits)
    expect(discount?.code).toBe('TIMEBONUS25')
    expect(packages[0]?.price.amount).toBe(742)
    expect(packages[0]?.former_price?.amount).toBe(990)
  })

  test('TIM-3 after the end of the bonus the code is refused and the full price asked', async () => {
    server.clock.pass(14_400)
    expect((await ada.client.call(calls.credits)).discount).toBeNull()
    const body = { ...order().body, discount_code: 'TIMEBONUS25' }
    expect(await ada.client.refused(calls.startPayment, { body })).toMatchObject({
      code: 'discount_expired',
    })
    const { payment } = await ada.client.call(calls.startPayment, order())
    expect(payment.price.amount).toBe(990)
  })

  test('TIM-3 the time bonus is gone once the member has paid', async () => {
    await notify(await begin(), 'completed')
    expect((await ada.client.call(calls.credits)).discount).toBeNull()
    const query = { code: 'TIMEBONUS25' }
    expect(await ada.client.refused(calls.discountCode, { query })).toMatchObject({
      code: 'discount_used',
    })
  })
})
