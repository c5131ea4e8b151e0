import { constants, type DiscountCode } from '@bouquet/contract'

const day = 86_400_000

/** Starts long after the time bonus, so that a better offer never follows it directly. */
const welcomeOffer = { code: 'WELCOME25', fromDays: 14, untilDays: 21 } as const

/** Other offers stay below the time bonus by this many per cent. */
const lessThanBonus = 5

/** What the discounts depend on. */
export interface DiscountBuyer {
  readonly id: string
  readonly paid: boolean
  readonly signupDate: Date
  /** Codes that this member has used up. */
  readonly usedCodes: readonly string[]
  /** Codes in payments of this member that a bank is processing. */
  readonly heldCodes: readonly string[]
}

const signupCode = (code: string, percentage: number, ends: Date): DiscountCode => ({
  code,
  country: null,
  user_id: null,
  expires: ends.toISOString(),
  value_percentage: percentage,
  currency: null,
  minimum_order_value: 0,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: [],
})

/** 25% for a member who has never paid, until 14400 s after signup by the server's clock. */
export function timeBonus(
  { paid, signupDate, usedCodes, heldCodes }: DiscountBuyer,
  now: Date,
): DiscountCode | null {
  const { code, percentage, windowSeconds } = constants.timeBonus
  const ends = new Date(signupDate.getTime() + windowSeconds * 1_000)
  if (paid || now >= ends || [...usedCodes, ...heldCodes].includes(code)) return null
  return signupCode(code, percentage, ends)
}

/** 25% for a member who has never paid, in the third week after signup. */
export function welcomeDiscount(
  { paid, signupDate, usedCodes, heldCodes }: DiscountBuyer,
  now: Date,
): DiscountCode | null {
  const begins = new Date(signupDate.getTime() + welcomeOffer.fromDays * day)
  const ends = new Date(signupDate.getTime() + welcomeOffer.untilDays * day)
  const isClaimed = [...usedCodes, ...heldCodes].includes(welcomeOffer.code)
  if (paid || now < begins || now >= ends || isClaimed) return null
  return signupCode(welcomeOffer.code, constants.welcomeDiscount.percentage, ends)
}

/** The time bonus while it runs, else the welcome code. */
export function activeDiscount(buyer: DiscountBuyer, now: Date): DiscountCode | null {
  return timeBonus(buyer, now) ?? welcomeDiscount(buyer, now)
}

/**
 * The highest percentage that other offers may give. For a member who has never paid it stays below
 * the time bonus from the signup until the welcome code, so that no later offer equals the bonus.
 */
export function maxOtherDiscount(
  { paid, signupDate }: Pick<DiscountBuyer, 'paid' | 'signupDate'>,
  now: Date,
): number {
  const ends = signupDate.getTime() + welcomeOffer.fromDays * day
  return paid || now.getTime() >= ends ? 100 : constants.timeBonus.percentage - lessThanBonus
}

/** Whether a code is reserved for the offers after signup; operators cannot create it. */
export function isSignupCode(code: string): boolean {
  return code === constants.timeBonus.code || code === welcomeOffer.code
}
