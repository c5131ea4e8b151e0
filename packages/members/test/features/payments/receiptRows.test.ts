import type { Payment, Receipt } from '@bouquet/contract'
import { packageIdSchema, paymentIdSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { receiptRows } from '../../../src/features/payments/receiptRows.ts'

const at = '2026-03-01T12:00:00Z'
const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const payment: Payment = {
  payment_id: paymentIdSchema.parse('0195510e-0000-7000-8000-000000000000'),
  order_number: '4KD7B9QXM',
  package: packageIdSchema.parse('credits-60'),
  credits: 60,
  price: euros(743),
  payment_method: 'card',
  status: 'completed',
  created: at,
  processing_since: null,
  receipt_state: { kind: 'paid', at },
}
const receipt = (former_price: Receipt['former_price']): Receipt => ({
  ...payment,
  former_price,
  discount_code: null,
  settled: at,
  refunds: [],
  withdrawable_until: null,
  seller: {
    name: 'Kestrel Row',
    address: 'Kade 1',
    city: 'Utrecht',
    country: 'NL',
    kvk: '12345678',
    vat_numbers: [],
    email: 'care@kestrel.example',
  },
})

test('CRD-2 a receipt shows the price before the discount, what was taken off and what was paid', () => {
  expect(receiptRows(receipt(euros(990)))).toEqual([
    { id: 'former_price', money: euros(990) },
    { id: 'discount', money: euros(-247) },
    { id: 'price', money: euros(743) },
  ])
})

test('CRD-2 without a discount, or before the receipt is known, the price stands alone', () => {
  const alone = [{ id: 'price', money: euros(743) }]
  expect(receiptRows(receipt(null))).toEqual(alone)
  expect(receiptRows(payment)).toEqual(alone)
})
