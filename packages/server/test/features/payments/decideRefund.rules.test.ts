import { describe, expect, test } from 'vitest'
import {
  creditsForAmount,
  decideRefund,
  type RefundCase,
} from '../../../src/features/payments/refunds/decideRefund.rules.ts'

const settled = new Date('2026-03-02T12:00:00Z')
const now = new Date('2026-03-10T12:00:00Z')

const bought: RefundCase = {
  status: 'completed',
  settled,
  credits: 60,
  amount: 990,
  refundedCredits: 0,
  refundedAmount: 0,
  balance: 60,
  isDisputed: false,
  terms: { refundDays: 14, timeZone: 'Europe/Amsterdam' },
}

const decide = (own: Partial<RefundCase> = {}, at = now) => decideRefund({ ...bought, ...own }, at)
const pay = (credits: number, amount: number) => ({ kind: 'pay', credits, amount })
const refuse = (reason: string) => ({ kind: 'refuse', reason })

describe('CRD-7 a refund', () => {
  test.each([
    ['everything while nothing is spent', 60, pay(60, 990)],
    ['everything while gifts alone are spent', 61, pay(60, 990)],
    ['in proportion, up to the next cent', 59, pay(59, 974)],
    ['in proportion without a rest', 40, pay(40, 660)],
    ['a cent at least', 1, pay(1, 17)],
    ['nothing when all is spent', 0, refuse('refund_nothing_left')],
    ['nothing below zero', -5, refuse('refund_nothing_left')],
  ])('CRD-7 a refund pays back %s (balance %i)', (_, balance, decision) => {
    expect(decide({ balance })).toEqual(decision)
  })

  test('CRD-7 a refund pays the rest after others, to the last cent', () => {
    const third = { refundedCredits: 20, refundedAmount: 330 }
    expect(decide(third)).toEqual(pay(40, 660))
    expect(decide({ ...third, balance: 10 })).toEqual(pay(10, 165))
    expect(decide({ ...third, refundedAmount: 331 })).toEqual(pay(40, 659))
    expect(decide({ refundedCredits: 20, refundedAmount: 980, balance: 10 })).toEqual(pay(10, 10))
    expect(decide({ refundedCredits: 60, refundedAmount: 990 })).toEqual(
      refuse('refund_nothing_left'),
    )
    expect(decide({ refundedCredits: 20, refundedAmount: 990 })).toEqual(
      refuse('refund_nothing_left'),
    )
  })

  test('CRD-7 a refund is made only of what was paid', () => {
    for (const status of ['pending', 'failed', 'cancelled'] as const)
      expect(decide({ status })).toEqual(refuse('refund_not_completed'))
    expect(decide({ settled: null })).toEqual(refuse('refund_not_completed'))
  })

  test('CRD-7 a refund is not made while the bank takes the money back', () => {
    expect(decide({ isDisputed: true })).toEqual(refuse('refund_disputed'))
  })

  test('CRD-7 a refund is made until the period from the payment is over, with its holidays', () => {
    const last = new Date('2026-03-20T22:59:59.999Z')
    expect(decide({}, last)).toEqual(pay(60, 990))
    expect(decide({}, new Date(last.getTime() + 1))).toEqual(refuse('refund_too_late'))
  })
})

describe('CRD-7 credits of money that went back', () => {
  const paid = { credits: 60, amount: 990 }

  test.each([
    ['in proportion', [], 330, 20],
    ['rounded down', [], 329, 19],
    ['all for all', [], 990, 60],
    ['all for more than all', [], 1_500, 60],
    ['none for nothing', [], 0, 0],
    ['the rest for the rest', [{ credits: 20, amount: 330 }], 660, 40],
    ['the rest for more than the rest', [{ credits: 20, amount: 330 }], 700, 40],
    ['the rest for the rest, however it was rounded', [{ credits: 19, amount: 330 }], 660, 41],
    ['never more than are left', [{ credits: 55, amount: 330 }], 330, 5],
    ['none when none are left', [{ credits: 60, amount: 330 }], 330, 0],
    ['never less than none', [{ credits: 61, amount: 330 }], 660, 0],
  ])('CRD-7 a refund takes credits %s', (_, before, amount, credits) => {
    expect(creditsForAmount(paid, before, amount)).toBe(credits)
  })
})
