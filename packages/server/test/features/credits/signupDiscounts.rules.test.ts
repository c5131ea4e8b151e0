import { describe, expect, test } from 'vitest'
import { checkDiscountCode } from '../../../src/features/credits/discounts/checkDiscountCode.rules.ts'
import {
  activeDiscount,
  type DiscountBuyer,
  isSignupCode,
  maxOtherDiscount,
  timeBonus,
  welcomeDiscount,
} from '../../../src/features/credits/discounts/signupDiscounts.rules.ts'

const signupDate = new Date('2026-03-01T18:00:00Z')
const buyer: DiscountBuyer = { id: 'ada', paid: false, signupDate, usedCodes: [], heldCodes: [] }
const after = (seconds: number) => new Date(signupDate.getTime() + seconds * 1_000)
const day = 86_400
const days = (count: number) => after(count * day)

const judgeSignup = (code: string, who: DiscountBuyer, now: Date) =>
  checkDiscountCode({
    code,
    existing: undefined,
    buyer: who,
    order: { country: 'DE', currency: 'EUR' },
    now,
  })

describe('time bonus', () => {
  test('TIM-1 the time bonus gives 25% to an unpaid member within 14400 s of signup', () => {
    expect(timeBonus(buyer, after(14_399))).toMatchObject({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      validity: 'once-per-user',
      expires: '2026-03-01T22:00:00.000Z',
    })
  })

  test('TIM-3 the time bonus ends at a signup age of 14400 s, when paid, and when used', () => {
    expect(timeBonus(buyer, after(14_400))).toBeNull()
    expect(timeBonus({ ...buyer, paid: true }, after(60))).toBeNull()
    expect(timeBonus({ ...buyer, usedCodes: ['TIMEBONUS25'] }, after(60))).toBeNull()
    expect(timeBonus({ ...buyer, heldCodes: ['TIMEBONUS25'] }, after(60))).toBeNull()
    expect(timeBonus({ ...buyer, usedCodes: ['WELCOME25'] }, after(60))).not.toBeNull()
  })

  test('TIM-3 the code of the time bonus is refused after the end, and says why', () => {
    expect(judgeSignup('TIMEBONUS25', buyer, after(60))).toMatchObject({ kind: 'valid' })
    expect(judgeSignup('TIMEBONUS25', buyer, after(14_400))).toEqual({
      kind: 'refused',
      reason: 'discount_expired',
    })
  })
})

describe('welcome code', () => {
  test('TIM-5 the welcome code is not offered right after the time bonus, but in the third week, and has an end', () => {
    expect(activeDiscount(buyer, after(14_400))).toBeNull()
    expect(activeDiscount(buyer, after(14 * day - 1))).toBeNull()
    expect(activeDiscount(buyer, days(14))).toEqual({
      code: 'WELCOME25',
      value_percentage: 25,
      expires: days(21).toISOString(),
      country: null,
      user_id: null,
      currency: null,
      minimum_order_value: 0,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: [],
    })
    expect(activeDiscount(buyer, after(21 * day - 1))).toMatchObject({ code: 'WELCOME25' })
    expect(activeDiscount(buyer, days(21))).toBeNull()
  })

  test('TIM-5 the welcome code is not offered to who has paid, has used it, or has it in a payment at the bank', () => {
    expect(activeDiscount({ ...buyer, paid: true }, days(15))).toBeNull()
    expect(welcomeDiscount({ ...buyer, usedCodes: ['WELCOME25'] }, days(15))).toBeNull()
    expect(welcomeDiscount({ ...buyer, heldCodes: ['WELCOME25'] }, days(15))).toBeNull()
    expect(welcomeDiscount({ ...buyer, usedCodes: ['TIMEBONUS25'] }, days(15))).not.toBeNull()
  })

  test('CRD-4 the welcome code has expired for who has paid, and outside its week', () => {
    expect(judgeSignup('WELCOME25', buyer, days(15))).toMatchObject({
      kind: 'valid',
      discount: { code: 'WELCOME25' },
    })
    const expired = { kind: 'refused', reason: 'discount_expired' }
    expect(judgeSignup('WELCOME25', { ...buyer, paid: true }, days(15))).toEqual(expired)
    expect(judgeSignup('WELCOME25', buyer, days(13))).toEqual(expired)
  })
})

describe('other offers', () => {
  test('TIM-5 other offers stay below the time bonus for two weeks, for who has never paid', () => {
    expect(maxOtherDiscount(buyer, after(0))).toBe(20)
    expect(maxOtherDiscount(buyer, after(14 * day - 1))).toBe(20)
    expect(maxOtherDiscount(buyer, days(14))).toBe(100)
    expect(maxOtherDiscount({ ...buyer, paid: true }, after(0))).toBe(100)
  })

  test('CRD-4 other offers cannot take the codes of the signup', () => {
    expect(['TIMEBONUS25', 'WELCOME25', 'SPRING'].map(isSignupCode)).toEqual([true, true, false])
  })
})

test('CRD-4 a code from the signup that was used or is at the bank is refused as such', () => {
  for (const [code, now] of [
    ['TIMEBONUS25', after(60)],
    ['WELCOME25', days(15)],
  ] as const) {
    expect(judgeSignup(code, { ...buyer, usedCodes: [code] }, now)).toEqual({
      kind: 'refused',
      reason: 'discount_used',
    })
    expect(judgeSignup(code, { ...buyer, heldCodes: [code] }, now)).toEqual({
      kind: 'refused',
      reason: 'discount_held',
    })
  }
})
