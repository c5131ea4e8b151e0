import type { CreditPackage } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { highestCost, leastMessagePrice, pricesFor } from '@bouquet/contract/packages'
import { creditPackageSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { bestPackage, chosenPackage } from '../../../src/features/credits/packages.ts'
import { paymentAddress } from '../../../src/features/credits/paymentAddress.ts'
import { visitorPackages } from '../../../src/features/credits/usePackages.ts'
import { withDiscountCode } from '../../../src/features/payments/discountCode.rules.ts'
import { readReturnPath, saveReturnPath } from '../../../src/features/payments/returnPath.ts'
import { orderKeys } from '../../../src/features/payments/usePayment.ts'

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

describe('CRD-7 prices', () => {
  const settings = { geoip_country: null, geoip_selected_country: null, message_credits: 10 }
  const pounds = (amount: number) => ({ amount, currency: 'GBP' })

  test('CRD-7 prices are told to a visitor without a discount that only members can have', () => {
    const packages = visitorPackages(settings, 'en')
    expect(packages.every(({ former_price }) => former_price === null)).toBe(true)
    expect(leastMessagePrice(packages)).toEqual(pounds(86))
    expect(highestCost(packages, 10)).toEqual(pounds(142))
  })

  test('CRD-7 prices are told to a visitor for the chosen country, else that of the address, else that of the language', () => {
    const currencyOf = (own: object) =>
      visitorPackages({ ...settings, ...own }, 'en')[0]?.price.currency
    expect(currencyOf({ geoip_country: 'SE', geoip_selected_country: 'PL' })).toBe('PLN')
    expect(currencyOf({ geoip_country: 'SE' })).toBe('SEK')
    expect(currencyOf({})).toBe('GBP')
  })

  test('CRD-7 prices with an entered code contain that code in place of the bonus', () => {
    const [reduced] = pricesFor({ country: 'GB', discount: { value_percentage: 25 } }, 10).packages
    const [halved] = pricesFor({ country: 'GB', discount: { value_percentage: 50 } }, 10).packages
    if (!reduced) throw new Error('Nothing is sold')
    const entered = { code: 'HALFPRICE', value_percentage: 50 }
    expect(withDiscountCode(reduced, entered, 10)).toEqual(halved)
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

test('CRD-1 whatever their order, the cheapest message is found, and the second package is chosen first', () => {
  const [small, middle, large] = [packageOf(50, 120), packageOf(120, 110), packageOf(300, 90)]
  expect(bestPackage([large, small, middle])).toBe(large)
  expect(bestPackage([small, large, packageOf(600, 90)])).toBeNull()
  expect(bestPackage([])).toBeNull()
  expect(chosenPackage([small, middle, large], null)).toBe(middle)
  expect(chosenPackage([small], null)).toBe(small)
})

test('CRD-2 CRD-4 the address of a purchase names package, method, code and way back', () => {
  const { id } = packageOf(50, 120)
  expect(paymentAddress(id, {})).toBe('/credits/credits-50')
  expect(paymentAddress(id, { method: 'card', next: null })).toBe('/credits/credits-50/card')
  expect(paymentAddress(id, { code: 'A B', next: '/chats' })).toBe(
    '/credits/credits-50?next=%2Fchats&code=A+B',
  )
  expect(paymentAddress(id, { code: '', next: '' })).toBe('/credits/credits-50')
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
