import type { Payment } from '@bouquet/contract'
import { packageIdSchema, paymentIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { paymentPhase } from '../../../src/features/payments/paymentPhase.rules.ts'
import { transactionStatusOf } from '../../../src/features/payments/transactionStatus.rules.ts'

const at = '2026-03-01T12:00:00Z'
const price = { amount: 990, currency: 'EUR' } as const
const payment: Payment = {
  payment_id: paymentIdSchema.parse('0195510e-0000-7000-8000-000000000000'),
  order_number: '4KD7B9QXM',
  package: packageIdSchema.parse('credits-60'),
  credits: 60,
  price,
  payment_method: 'card',
  status: 'completed',
  created: at,
  processing_since: null,
  receipt_state: { kind: 'paid', at },
}
const shown = (own: Partial<Payment>) => {
  const each = { ...payment, ...own }
  return [paymentPhase(each), transactionStatusOf(each)]
}

test('CRD-7 what is shown of a payment follows the bank, the outcome and what was paid back since', () => {
  const open = { status: 'pending', receipt_state: null } as const
  expect(shown(open)).toEqual(['pending', 'pending'])
  expect(shown({ ...open, processing_since: at })).toEqual(['processing', 'pending'])
  expect(shown({ status: 'failed', receipt_state: null })).toEqual(['failed', 'failed'])
  expect(shown({})).toEqual(['completed', 'completed'])
  expect(shown({ receipt_state: { kind: 'partly_refunded', at, refunded: price } })).toEqual([
    'partly_refunded',
    'partly_refunded',
  ])
  expect(shown({ receipt_state: { kind: 'refunded', at, refunded: price } })).toEqual([
    'refunded',
    'refunded',
  ])
  expect(shown({ receipt_state: { kind: 'disputed', at, dispute: 'lost' } })).toEqual([
    'dispute_lost',
    'disputed',
  ])
})
