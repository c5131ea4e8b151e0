import { type CreditPackage, creditPackageSchema } from '@bouquet/contract'
import { describe, expect, test } from 'vitest'
import { bestPackage, chosenPackage } from '../../src/credits/packages.ts'
import { paymentAddress, readReturnPath, saveReturnPath } from '../../src/payments/paymentLinks.ts'
import { orderKeys } from '../../src/payments/usePayment.ts'
import { memoryStorage } from '../memoryStorage.ts'

const packageOf = (credits: number, perMessage: number): CreditPackage =>
  creditPackageSchema.parse({
    id: `credits-${credits}`,
    credits,
    price: { amount: perMessage * credits, currency: 'EUR' },
    former_price: null,
    message_price: { amount: perMessage, currency: 'EUR' },
  })

describe('packages', () => {
  test('CRD-1 the cheapest message is marked only when one package alone has it', () => {
    const [small, large] = [packageOf(50, 120), packageOf(300, 90)]
    expect(bestPackage([small, large])).toBe(large)
    expect(bestPackage([small, packageOf(300, 120)])).toBeNull()
    expect(bestPackage([small])).toBeNull()
  })

  test('CRD-1 a chosen package that is gone gives way to one that is sold', () => {
    const sold = [packageOf(50, 120), packageOf(120, 110)]
    expect(chosenPackage(sold, 'credits-50')?.id).toBe('credits-50')
    expect(chosenPackage(sold, 'credits-999')?.id).toBe('credits-120')
    expect(chosenPackage([], null)).toBeNull()
  })
})

test('CRD-3 the same order keeps its key, another one gets its own', () => {
  let made = 0
  const keyOf = orderKeys(() => `key ${++made}`)
  const first = keyOf(['credits-50', 'card', undefined])
  expect(keyOf(['credits-50', 'card', undefined])).toBe(first)
  expect(keyOf(['credits-50', 'bank', undefined])).not.toBe(first)
  expect(keyOf(['credits-50', 'card', 'TIMEBONUS25'])).not.toBe(first)
})

test('CHT-4 a payment remembers the conversation that it was made for', () => {
  const storage = memoryStorage()
  saveReturnPath(storage, 'payment-1', '/members/anna/chat')
  saveReturnPath(storage, 'payment-2', undefined)
  expect(readReturnPath(storage, 'payment-1')).toBe('/members/anna/chat')
  expect(readReturnPath(storage, 'payment-2')).toBeNull()
  expect(paymentAddress(packageOf(50, 120).id, { next: '/members/anna/chat' })).toBe(
    '/credits/credits-50?next=%2Fmembers%2Fanna%2Fchat',
  )
})
