import { calls } from '@bouquet/contract/schemas'
import { beforeEach, describe, expect, test } from 'vitest'
import { refundPayment } from '../../../src/features/payments/index.ts'
import {
  decideRefund,
  type RefundCase,
} from '../../../src/features/payments/refunds/decideRefund.rules.ts'
import {
  withdrawalEnd,
  withdrawalTerms,
} from '../../../src/features/payments/withdrawal/withdrawalPeriod.rules.ts'
import { testBrand } from '../../support/brand.ts'
import { type Begun, balanceOf, begin, buy, spend } from '../../support/payments.ts'
import { joinMember, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { services } = server

let ada: Awaited<ReturnType<typeof joinMember>>

beforeEach(async () => {
  ada = await joinMember(server, { name: 'Ada' })
  server.clock.pass(14_400)
})

const refund = ({ payment }: Begun, brand = server.brand.id) =>
  refundPayment(services, { brand, payment: payment.payment_id, staff: 'sam', note: 'by mail' })

const receiptOf = async ({ payment }: Begun) =>
  (await ada.client.call(calls.receipt, { query: { payment_id: payment.payment_id } })).receipt

describe('what is paid back', () => {
  const settled = new Date('2026-03-01T12:00:00Z')
  const each: RefundCase = {
    status: 'completed',
    settled,
    credits: 60,
    amount: 990,
    refundedCredits: 0,
    refundedAmount: 0,
    isDisputed: false,
    balance: 100,
    terms: { refundDays: 14, timeZone: 'Europe/Amsterdam' },
  }

  test('CRD-2 all of a payment is paid back when nothing is spent', () => {
    expect(decideRefund(each, settled)).toEqual({ kind: 'pay', credits: 60, amount: 990 })
  })

  test('CRD-2 a payment is paid back in proportion when some is spent, rounded up', () => {
    const ruling = decideRefund({ ...each, balance: 7 }, settled)
    expect(ruling).toEqual({ kind: 'pay', credits: 7, amount: 116 })
  })

  test('CRD-2 what was paid back before is not paid again, and the last credit brings the rest', () => {
    const later = { ...each, refundedCredits: 7, refundedAmount: 116 }
    expect(decideRefund(later, settled)).toEqual({ kind: 'pay', credits: 53, amount: 874 })
    expect(
      decideRefund({ ...each, refundedCredits: 60, refundedAmount: 990 }, settled),
    ).toMatchObject({
      reason: 'refund_nothing_left',
    })
  })

  test('CRD-2 nothing is paid back when all is spent, when it is too late, when it was never completed', () => {
    expect(decideRefund({ ...each, balance: 0 }, settled)).toMatchObject({
      reason: 'refund_nothing_left',
    })
    // The last day is a Sunday, and holidays may follow the Monday.
    expect(decideRefund(each, new Date('2026-03-20T22:59:59.999Z')).kind).toBe('pay')
    expect(decideRefund(each, new Date('2026-03-20T23:00:00Z'))).toMatchObject({
      reason: 'refund_too_late',
    })
    expect(decideRefund({ ...each, status: 'failed' }, settled)).toMatchObject({
      reason: 'refund_not_completed',
    })
  })

  test.each([14, 30])(
    'PAG-5 CRD-2 the price of unused credits alone is paid back, for %i days where the brand says so',
    (days) => {
      const terms = withdrawalTerms(testBrand('harbour', { refund_days: days }))
      const after = (count: number) => new Date(settled.getTime() + count * 86_400_000)
      const partlySpent = { ...each, balance: 20, terms }
      expect(decideRefund(partlySpent, after(days))).toEqual({
        kind: 'pay',
        credits: 20,
        amount: 330,
      })
      expect(decideRefund(partlySpent, after(days + 7))).toMatchObject({
        reason: 'refund_too_late',
      })
    },
  )
})

describe('support pays back', () => {
  test('CRD-2 when support pays back the credits go, the money follows, a mail says so and the receipt shows it', async () => {
    const begun = await buy(server, ada.client)
    expect((await refund(begun)).status).toBe('pending')
    expect(await balanceOf(ada.client)).toBe(10)
    const mails = await mailsTo(server, ada.user.email)
    expect(mails.at(-1)?.subject).toBe('Your money is on its way back')
    expect(mails.at(-1)?.text).toContain('€9.90')
    expect(await receiptOf(begun)).toMatchObject({
      status: 'completed',
      receipt_state: { kind: 'refunded', refunded: { amount: 990, currency: 'EUR' } },
      refunds: [{ credits: 60, amount: { amount: 990 }, status: 'completed' }],
      seller: { name: 'Quay Media B.V.', vat_numbers: ['NL001234567B01'] },
    })
    const { transactions } = await ada.client.call(calls.transactions)
    expect(transactions[0]?.receipt_state).toMatchObject({ kind: 'refunded' })
  })

  test('CRD-2 after a refund what is spent stays spent and the balance never falls below zero', async () => {
    const begun = await buy(server, ada.client)
    await spend(server, ada.user.id, 50)
    expect(await refund(begun)).toMatchObject({ credits: 20, amount: 330 })
    expect(await balanceOf(ada.client)).toBe(0)
    await expect(refund(begun)).rejects.toMatchObject({ code: 'refund_nothing_left' })
  })

  test('CRD-2 after refund_days a refund is refused with the number of days', async () => {
    const begun = await buy(server, ada.client)
    server.clock.pass(20 * 86_400)
    await expect(refund(begun)).rejects.toMatchObject({
      code: 'refund_too_late',
      params: { days: 14 },
    })
  })

  test('CRD-2 an open payment is not paid back, nor one of another brand', async () => {
    await expect(refund(await begin(ada.client))).rejects.toMatchObject({
      code: 'refund_not_completed',
    })
    const begun = await buy(server, ada.client)
    await expect(refund(begun, 'elsewhere')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('CRD-3 premium ends with the last purchase that was wholly paid back', async () => {
    const first = await buy(server, ada.client)
    const second = await buy(server, ada.client)
    await refund(first)
    expect((await ada.client.call(calls.getUser)).user?.paid_user).toBe(true)
    await refund(second)
    expect((await ada.client.call(calls.getUser)).user?.paid_user).toBe(false)
  })

  test('PAG-5 CRD-3 premium stays when only part of a purchase is paid back, and goes with the whole', async () => {
    const isPremium = async () => (await ada.client.call(calls.getUser)).user?.paid_user
    const partly = await buy(server, ada.client)
    await spend(server, ada.user.id, 50)
    expect(await refund(partly)).toMatchObject({ credits: 20 })
    expect(await isPremium()).toBe(true)
    const bo = await joinMember(server, { name: 'Bo' })
    const wholly = await buy(server, bo.client)
    expect(await refund(wholly)).toMatchObject({ credits: 60 })
    expect((await bo.client.call(calls.getUser)).user?.paid_user).toBe(false)
  })

  test('CRD-2 ten refunds at once pay back once', async () => {
    const begun = await buy(server, ada.client)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => refund(begun)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(ada.client)).toBe(10)
  })
})

describe('after a purchase', () => {
  test('CRD-2 the receipt tells the former price and the code', async () => {
    const cleo = await joinMember(server, { name: 'Cleo' })
    const { payment } = await buy(server, cleo.client)
    const query = { payment_id: payment.payment_id }
    expect((await cleo.client.call(calls.receipt, { query })).receipt).toMatchObject({
      price: { amount: 742 },
      former_price: { amount: 990 },
      discount_code: 'TIMEBONUS25',
      withdrawable_until: withdrawalEnd(
        server.clock.now(),
        withdrawalTerms(server.brand),
      ).toISOString(),
    })
    expect(await ada.client.refused(calls.receipt, { query })).toMatchObject({ code: 'not_found' })
  })

  test('CRD-2 the same again is the last package at the price of today', async () => {
    expect((await ada.client.call(calls.repeatOrder)).order).toBeNull()
    await buy(server, ada.client, { package: 'credits-160', payment_method: 'bank' })
    expect((await ada.client.call(calls.repeatOrder)).order).toMatchObject({
      package: { id: 'credits-160', price: { amount: 2_290 }, former_price: null },
      payment_method: 'bank',
    })
  })
})
