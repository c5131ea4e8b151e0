import { describe, expect, test } from 'vitest'
import { checkDiscountCode } from '../../../src/features/credits/discounts/checkDiscountCode.rules.ts'
import {
  activeDiscount,
  type DiscountBuyer,
  timeBonus,
} from '../../../src/features/credits/discounts/signupDiscounts.rules.ts'

const signupDate = new Date('2026-03-01T18:00:00Z')
const buyer: DiscountBuyer = { id: 'ada', paid: false, signupDate, usedCodes: [], heldCodes: [] }
const after = (seconds: number) => new Date(signupDate.getTime() + seconds * 1_000)
const days = (count: number) => after(count * 86_400)

const judgeSignup = (code: string, who: DiscountBuyer, now: Date) =>
  checkDiscountCode({
    code,
    existing: undefined,
    buyer: who,
    order: { country: 'DE', currency: 'EUR' },
    now,
  })

describe('time bonus', () => {
  test('TIM-1 gives 25% to an unpaid member within 14400 s of signup', () => {
    expect(timeBonus(buyer, after(14_399))).toMatchObject({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      validity: 'once-per-user',
      expires: '2026-03-01T22:00:00.000Z',
    })
  })

  test('TIM-3 ends at a signup age of 14400 s, when paid, and when used', () => {
    expect(timeBonus(buyer, after(14_400))).toBeNull()
    expect(timeBonus({ ...buyer, paid: true }, after(60))).toBeNull()
    expect(timeBonus({ ...buyer, usedCodes: ['TIMEBONUS25'] }, after(60))).toBeNull()
  })

  test('TIM-3 the code is refused after the end, and says why', () => {
    expect(judgeSignup('TIMEBONUS25', buyer, after(60))).toMatchObject({ kind: 'valid' })
    expect(judgeSignup('TIMEBONUS25', buyer, after(14_400))).toEqual({
      kind: 'refused',
      reason: 'discount_expired',
    })
  })
})

describe('welcome code', () => {
  test('TIM-5 is not offered right after the time bonus, and has an end', () => {
    expect(activeDiscount(buyer, after(14_400))).toBeNull()
    expect(activeDiscount(buyer, days(13))).toBeNull()
    expect(activeDiscount(buyer, days(15))).toMatchObject({
      code: 'WELCOME25',
      expires: days(21).toISOString(),
    })
    expect(activeDiscount(buyer, days(21))).toBeNull()
  })
})

test('CRD-4 a code from the signup that was used is refused as used', () => {
  expect(judgeSignup('TIMEBONUS25', { ...buyer, usedCodes: ['TIMEBONUS25'] }, after(60))).toEqual({
    kind: 'refused',
    reason: 'discount_used',
  })
})
