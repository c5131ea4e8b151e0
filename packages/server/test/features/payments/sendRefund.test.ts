import { calls } from '@bouquet/contract/schemas'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findLedgerErrors } from '../../../src/features/credits/index.ts'
import { refundPayment, sendRefund } from '../../../src/features/payments/index.ts'
import { payments } from '../../../src/tables/index.ts'
import { listenFor } from '../../support/listenFor.ts'
import { type Begun, balanceOf, buy, orderOf, spend } from '../../support/payments.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { fakeStripe, withStripe } from '../../support/stripe.ts'

const server = await testServer()
const { db, services } = server
const stripe = await fakeStripe()
const shop = withStripe(server, stripe)

let ada: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  server.clock.pass(14_400)
})

const refund = ({ payment }: Pick<Begun, 'payment'>) =>
  refundPayment(services, {
    brand: server.brand.id,
    payment: payment.payment_id,
    staff: 'sam',
    note: 'by mail',
  })

const refundsOf = async ({ payment }: Begun) => {
  const query = { payment_id: payment.payment_id }
  const { receipt } = await ada.client.call(calls.receipt, { query })
  return receipt.refunds.map(({ status, amount }) => `${status} ${amount.amount}`)
}

const change = ({ payment }: Begun, row: Partial<typeof payments.$inferInsert>) =>
  db.update(payments).set(row).where(eq(payments.id, payment.payment_id))

const mailedRefunds = async () =>
  (await mailsTo(server, ada.user.email)).filter(({ subject }) => subject.includes('money is on'))

describe('a refund that the provider makes', () => {
  test('CRD-2 the rest of a payment follows what was paid back of it before', async () => {
    const begun = await buy(server, ada.client)
    await spend(server, ada.user.id, 50)
    await refund(begun)
    await server.jobs.drain()
    await buy(server, ada.client)
    await refund(begun)
    await server.jobs.drain()
    expect(await refundsOf(begun)).toEqual(['completed 330', 'completed 660'])
  })

  test('CRD-2 a refund that failed does not count as paid back', async () => {
    const begun = await buy(server, ada.client)
    const { providerReference } = (await change(begun, { provider: 'gone' }).returning())[0] ?? {}
    await refund(begun)
    await server.jobs.drain()
    await change(begun, { provider: 'sandbox', providerReference })
    await refund(begun)
    await server.jobs.drain()
    expect(await refundsOf(begun)).toEqual(['failed 990', 'completed 990'])
    expect(await balanceOf(ada.client)).toBe(10)
  })

  test('CRD-2 a refund is sent and mailed once, however often its job runs', async () => {
    const begun = await buy(server, ada.client)
    const { id } = await refund(begun)
    for (let n = 0; n < 3; n++) await sendRefund(services, id)
    await server.jobs.drain()
    expect(await mailedRefunds()).toHaveLength(1)
    expect(await refundsOf(begun)).toEqual(['completed 990'])
  })

  test('CRD-2 a refund of a member who was erased meanwhile is made without a mail', async () => {
    const begun = await buy(server, ada.client)
    const { id } = await refund(begun)
    await change(begun, { member: null })
    await sendRefund(services, id)
    await change(begun, { member: ada.user.id })
    expect(await refundsOf(begun)).toEqual(['completed 990'])
    expect(await mailedRefunds()).toEqual([])
  })

  test('CRD-2 a refund that the provider cannot make now stays pending, and is made later', async () => {
    const joined = await shop.join('Bo')
    const { payment, redirect_url } = await joined.client.call(calls.startPayment, orderOf())
    const session = redirect_url.split('/').at(-1) ?? ''
    const paid = { status: 'complete', payment_status: 'paid' }
    stripe.change(session, paid)
    await shop.tell('checkout.session.completed', stripe.things.get(session))
    const { id } = await refund({ payment })
    stripe.refusals.set('/v1/refunds', { status: 401, code: 'api_key_expired' })
    await expect(sendRefund(shop.services, id)).rejects.toThrow('api_key_expired')
    const query = { payment_id: payment.payment_id }
    const statuses = async () =>
      (await joined.client.call(calls.receipt, { query })).receipt.refunds.map((one) => one.status)
    expect(await statuses()).toEqual(['pending'])
    expect(await balanceOf(joined.client)).toBe(10)
    await sendRefund(shop.services, id)
    expect(await statuses()).toEqual(['completed'])
  })
})

describe('a refund that the provider can never make', () => {
  test.each([
    ['is not set up any more', { provider: 'gone' }],
    ['never had the payment', { providerReference: null }],
    ['does not know the charge', { providerReference: 'lost' }],
  ])('CRD-2 gives the credits back when the provider %s', async (_, row) => {
    const begun = await buy(server, ada.client)
    await refund(begun)
    await change(begun, row)
    expect(await balanceOf(ada.client)).toBe(10)
    await server.jobs.drain()
    expect(await refundsOf(begun)).toEqual(['failed 990'])
    expect(await balanceOf(ada.client)).toBe(70)
    expect((await ada.client.call(calls.getUser)).user?.paid_user).toBe(true)
    expect(await mailedRefunds()).toEqual([])
    expect(await findLedgerErrors(db)).toEqual({ unbalanced: [], differences: [] })
  })

  test('CRD-2 an open page hears that the credits of a refused refund are back', async () => {
    const begun = await buy(server, ada.client)
    const { id } = await refund(begun)
    await change(begun, { provider: 'gone' })
    // The refund itself may still be on its way to the page, with the credits that it took.
    const stream = await listenFor(ada.client, '"credits":70')
    await stream.opened
    await sendRefund(services, id)
    const told = [...(await stream.received()).matchAll(/event: credits\ndata: (.*)/g)]
    expect(JSON.parse(told.at(-1)?.[1] ?? 'null')).toMatchObject({ credits: 70, paid_user: true })
  })

  test('CRD-2 a refused refund of a member who was erased meanwhile ends without credits for anybody', async () => {
    const begun = await buy(server, ada.client)
    const { id } = await refund(begun)
    await change(begun, { provider: 'gone', member: null })
    await sendRefund(services, id)
    await change(begun, { member: ada.user.id })
    expect(await refundsOf(begun)).toEqual(['failed 990'])
    expect(await balanceOf(ada.client)).toBe(10)
  })
})
