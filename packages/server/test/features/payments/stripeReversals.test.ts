import { calls } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { findLedgerErrors } from '../../../src/features/credits/index.ts'
import {
  disputeTask,
  pageDisputes,
  refundPayment,
  sendRefund,
} from '../../../src/features/payments/index.ts'
import { balanceOf, orderOf, spend } from '../../support/payments.ts'
import { mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { fakeStripe, withStripe } from '../../support/stripe.ts'

const server = await testServer()
const stripe = await fakeStripe()
const shop = withStripe(server, stripe)

let ada: Awaited<ReturnType<typeof shop.join>>

beforeEach(async () => {
  ada = await shop.join('Ada')
})

/** Ten credits of the signup, sixty bought for 7.42 euros. */
async function bought() {
  const { payment, redirect_url } = await ada.client.call(calls.startPayment, orderOf())
  const id = redirect_url.split('/').at(-1) ?? ''
  const intent = `pi_of_${id}`
  const session = { ...stripe.things.get(id), status: 'complete', payment_status: 'paid' }
  stripe.change(intent, {
    object: 'payment_intent',
    metadata: { payment: payment.payment_id },
    payment_method_types: ['card'],
  })
  return { id: payment.payment_id, intent, pay: () => tell('checkout.session.completed', session) }
}

async function paid() {
  const begun = await bought()
  await begun.pay()
  return begun
}

const tell = async (type: string, object: unknown) => (await shop.tell(type, object)).status

const answerBy = new Date('2026-04-01T12:00:00Z')

/** Sets a dispute of Stripe's to a stage; `event` is as it was made, however late it comes. */
function dispute(intent: string | null, status: string) {
  const object = {
    id: 'dp_1',
    object: 'dispute',
    amount: 742,
    charge: 'ch_1',
    currency: 'eur',
    evidence_details: { due_by: answerBy.getTime() / 1_000 },
    payment_intent: intent,
    reason: 'fraudulent',
    metadata: {},
    status,
  }
  stripe.change('dp_1', object)
  return object
}

const shown = async (id: string) => {
  const { transactions } = await ada.client.call(calls.transactions)
  const { receipt } = await ada.client.call(calls.receipt, {
    query: calls.receipt.query.parse({ payment_id: id }),
  })
  const one = transactions.find(({ payment_id }) => payment_id === id)
  const { receipt_state: state } = receipt
  expect(one?.receipt_state).toEqual(state)
  return {
    ...receipt,
    dispute: state?.kind === 'disputed' ? state.dispute : undefined,
    refunded: state && 'refunded' in state ? state.refunded.amount : 0,
  }
}

const isPremium = async () => (await ada.client.call(calls.getUser)).user?.paid_user

/** What the mails say that was paid back, and taken for it. */
async function mailedRefunds() {
  const mails = await mailsTo(server, ada.user.email)
  return mails
    .filter(({ subject }) => subject === 'Your money is on its way back')
    .map(({ text }) => {
      const [, price] = /Amount paid back: (.+)/.exec(text) ?? []
      const [, credits] = /Credits.*: (\d+)/.exec(text) ?? []
      return `${price}, ${credits} credits`
    })
}

const booksAreRight = async () =>
  expect(await findLedgerErrors(server.db)).toEqual({ unbalanced: [], differences: [] })

describe('disputes', () => {
  test('CRD-3 what is unspent of a disputed payment is withheld, and comes back when it is won', async () => {
    const { id, intent } = await paid()
    await spend(server, ada.user.id, 40)
    expect(await tell('charge.dispute.created', dispute(intent, 'needs_response'))).toBe(200)
    expect([await balanceOf(ada.client), (await shown(id)).dispute]).toEqual([0, 'open'])
    expect(await isPremium()).toBe(true)
    await booksAreRight()
    const won = dispute(intent, 'won')
    for (let n = 0; n < 3; n++) await tell('charge.dispute.closed', won)
    expect([await balanceOf(ada.client), (await shown(id)).dispute]).toEqual([30, undefined])
    await booksAreRight()
  })

  test('DSK-5 CRD-3 Stripe says by when it waits for an answer, and when it waits no more', async () => {
    const { intent } = await paid()
    const task = async () => {
      const { items } = await pageDisputes(server.db, { limit: 1 })
      return items.map((row) => [disputeTask(row), row.answerBy])
    }
    await tell('charge.dispute.created', dispute(intent, 'needs_response'))
    expect(await task()).toEqual([['answer', answerBy]])
    await tell('charge.dispute.updated', dispute(intent, 'under_review'))
    expect(await task()).toEqual([['wait', null]])
    await tell('charge.dispute.closed', dispute(intent, 'lost'))
    expect(await task()).toEqual([['none', null]])
  })

  test('CRD-3 credits that were given are not withheld, and a lost dispute keeps what was', async () => {
    const { id, intent } = await paid()
    const opened = dispute(intent, 'needs_response')
    await Promise.all(Array.from({ length: 8 }, () => tell('charge.dispute.created', opened)))
    expect(await balanceOf(ada.client)).toBe(10)
    await tell('charge.dispute.closed', dispute(intent, 'lost'))
    await tell('charge.dispute.created', opened)
    expect([await balanceOf(ada.client), (await shown(id)).dispute]).toEqual([10, 'lost'])
    expect((await ada.client.call(calls.getUser)).user?.status).not.toBe('disabled')
    await booksAreRight()
  })

  test('CRD-3 events in any order, and one before the money, end alike', async () => {
    const { id, intent, pay } = await bought()
    const opened = dispute(intent, 'needs_response')
    expect(await tell('charge.dispute.created', opened)).toBe(409)
    await pay()
    const lost = dispute(intent, 'lost')
    expect(await tell('charge.dispute.closed', lost)).toBe(200)
    expect(await tell('charge.dispute.funds_withdrawn', opened)).toBe(200)
    expect(await tell('charge.dispute.created', opened)).toBe(200)
    expect([await balanceOf(ada.client), (await shown(id)).dispute]).toEqual([10, 'lost'])
  })

  test('CRD-3 a warning of the bank, and a dispute of another shop, move nothing', async () => {
    const { id, intent } = await paid()
    await tell('charge.dispute.created', dispute(intent, 'warning_needs_response'))
    stripe.change('pi_other', { object: 'payment_intent', metadata: { order: '7' } })
    await tell('charge.dispute.created', dispute('pi_other', 'needs_response'))
    await tell('charge.dispute.created', dispute(null, 'needs_response'))
    expect([await balanceOf(ada.client), (await shown(id)).dispute]).toEqual([70, undefined])
  })

  test('CRD-2 a payment that the bank reclaims is not paid back a second time', async () => {
    const { id, intent } = await paid()
    await tell('charge.dispute.created', dispute(intent, 'needs_response'))
    const refund = { brand: 'harbour', payment: id, staff: 'sam', note: 'asked by mail' }
    await expect(refundPayment(shop.services, refund)).rejects.toThrow('refund_disputed')
    await tell('charge.dispute.closed', dispute(intent, 'won'))
    expect(await refundPayment(shop.services, refund)).toMatchObject({ credits: 60 })
  })
})

describe('refunds made on Stripe’s own pages', () => {
  function sendBack(intent: string, name: string, amount: number, status = 'succeeded') {
    const own = { object: 'refund', amount, currency: 'eur', payment_intent: intent, metadata: {} }
    stripe.change(name, { ...own, status })
    const charge = { id: 'ch_1', object: 'charge', payment_intent: intent, metadata: {} }
    return { refund: stripe.things.get(name), charge }
  }

  test('CRD-3 a refund made on Stripe’s own pages is booked once, with its share of the credits', async () => {
    const { id, intent } = await paid()
    const { charge, refund } = sendBack(intent, 're_a', 371)
    const answers = [
      tell('refund.created', refund),
      tell('charge.refunded', charge),
      tell('refund.updated', refund),
      tell('charge.refunded', charge),
    ]
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
    expect([await balanceOf(ada.client), (await shown(id)).refunded]).toEqual([40, 371])
    sendBack(intent, 're_b', 371)
    await tell('charge.refunded', charge)
    expect([await balanceOf(ada.client), (await shown(id)).refunded]).toEqual([10, 742])
    expect(await isPremium()).toBe(false)
    expect(await mailedRefunds()).toEqual(['€3.71, 30 credits', '€3.71, 30 credits'])
    await booksAreRight()
  })

  test('CRD-3 a refund made on Stripe’s own pages reclaims no spent credits, and the money is booked', async () => {
    const { id, intent } = await paid()
    await spend(server, ada.user.id, 70)
    await tell('charge.refunded', sendBack(intent, 're_a', 742).charge)
    expect([await balanceOf(ada.client), (await shown(id)).refunded]).toEqual([0, 742])
    expect((await shown(id)).refunds).toMatchObject([{ credits: 0, status: 'completed' }])
    expect(await mailedRefunds()).toEqual(['€7.42, 0 credits'])
  })

  test('CRD-3 a refund made on Stripe’s own pages that fails after all gives the credits back, once', async () => {
    const { id, intent } = await paid()
    await tell('refund.created', sendBack(intent, 're_a', 742).refund)
    expect(await balanceOf(ada.client)).toBe(10)
    const { refund } = sendBack(intent, 're_a', 742, 'failed')
    for (let n = 0; n < 3; n++) await tell('refund.failed', refund)
    expect([await balanceOf(ada.client), (await shown(id)).refunded]).toEqual([70, 0])
    await booksAreRight()
  })

  test('CRD-3 our own refund is known again, whenever the event comes', async () => {
    const { id, intent } = await paid()
    const refund = { brand: 'harbour', payment: id, staff: 'sam', note: 'asked by mail' }
    const row = await refundPayment(shop.services, refund)
    await sendRefund(shop.services, row.id)
    const charge = { id: 'ch_1', object: 'charge', payment_intent: intent, metadata: {} }
    await tell('charge.refunded', charge)
    expect((await shown(id)).refunds).toHaveLength(1)
    expect(await mailedRefunds()).toEqual(['€7.42, 60 credits'])
    expect(await balanceOf(ada.client)).toBe(10)
  })
})
