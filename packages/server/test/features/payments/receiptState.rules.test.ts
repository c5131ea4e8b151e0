import { expect, test } from 'vitest'
import { decideReceiptState } from '../../../src/features/payments/receiptState.rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12))
const payment = {
  status: 'completed',
  created: at(1),
  settled: at(2),
  amount: 990,
  currency: 'EUR',
} as const
const refund = (day: number, amount: number, status: 'pending' | 'completed' | 'failed') => ({
  status,
  amount,
  created: at(day),
})
const money = (amount: number) => ({ amount, currency: 'EUR' })
const none = { refunds: [], disputes: [] }

test('CRD-7 nothing is said of the money of a payment that is not paid', () => {
  for (const status of ['pending', 'failed', 'cancelled'] as const) {
    expect(decideReceiptState({ ...payment, status, settled: null }, none)).toBeNull()
  }
})

test('CRD-7 a receipt is paid from the moment of the payment', () => {
  expect(decideReceiptState(payment, none)).toEqual({ kind: 'paid', at: at(2).toISOString() })
})

test('CRD-7 refunds add up from partly to wholly refunded, and a failed one does not count', () => {
  const part = [refund(3, 400, 'completed'), refund(4, 590, 'failed')]
  expect(decideReceiptState(payment, { ...none, refunds: part })).toEqual({
    kind: 'partly_refunded',
    at: at(3).toISOString(),
    refunded: money(400),
  })
  const whole = [...part, refund(5, 590, 'pending')]
  expect(decideReceiptState(payment, { ...none, refunds: whole })).toEqual({
    kind: 'refunded',
    at: at(5).toISOString(),
    refunded: money(990),
  })
})

test('CRD-7 a dispute counts before refunds until it is won', () => {
  const refunds = [refund(3, 400, 'completed')]
  const dispute = { opened: at(6), closed: null }
  const state = (disputes: Parameters<typeof decideReceiptState>[1]['disputes']) =>
    decideReceiptState(payment, { refunds, disputes })
  expect(state([{ ...dispute, status: 'open' }])).toEqual({
    kind: 'disputed',
    at: at(6).toISOString(),
    dispute: 'open',
  })
  expect(state([{ ...dispute, status: 'lost', closed: at(9) }])).toEqual({
    kind: 'disputed',
    at: at(9).toISOString(),
    dispute: 'lost',
  })
  expect(state([{ ...dispute, status: 'won', closed: at(9) }])).toMatchObject({
    kind: 'partly_refunded',
  })
})
