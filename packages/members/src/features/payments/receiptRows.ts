import type { Money, Payment, Receipt } from '@bouquet/contract'

interface Row {
  readonly id: 'former_price' | 'discount' | 'price'
  readonly money: Money
}

/** The sums of a receipt: with a discount, the price before it and what was taken off. */
export function receiptRows(payment: Payment | Receipt): readonly Row[] {
  const { price } = payment
  const total: Row = { id: 'price', money: price }
  const former = 'former_price' in payment ? payment.former_price : null
  if (former === null) return [total]
  const { amount, currency } = former
  return [
    { id: 'former_price', money: former },
    { id: 'discount', money: { amount: price.amount - amount, currency } },
    total,
  ]
}
