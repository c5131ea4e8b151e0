import {
  type Currency,
  type DiscountCode,
  type ErrorCode,
  type Money,
  type PaymentMethod,
  smallestDiscountable,
} from '@bouquet/contract'
import {
  type DiscountBuyer,
  isSignupCode,
  timeBonus,
  welcomeDiscount,
} from './signupDiscounts.rules.ts'

/** The order that a code is for, as far as it is known. */
export interface DiscountOrder {
  readonly country: string
  readonly currency: Currency
  readonly method?: PaymentMethod | undefined
  /** Price without discount, in the minor unit. */
  readonly fullAmount?: number | undefined
}

type RefusalReason = Extract<ErrorCode, `discount_${string}`>

export type CodeCheckResult =
  | { readonly kind: 'valid'; readonly discount: DiscountCode }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly minimum?: Money }

interface CodeCheckInput {
  /** In capitals. */
  readonly code: string
  /** The stored code, if there is one. */
  readonly existing: DiscountCode | undefined
  readonly buyer: DiscountBuyer
  readonly order: DiscountOrder
  readonly now: Date
}

/**
 * Whether a code is valid for this buyer and order, and if not, why. An order that the code would take below what
 * can be charged is refused with the smallest one that it is valid for.
 */
export function checkDiscountCode(input: CodeCheckInput): CodeCheckResult {
  const result = checkTerms(input)
  if (result.kind === 'refused') return result
  const { currency, fullAmount } = input.order
  const { minimum_order_value, value_percentage } = result.discount
  const { amount } = smallestDiscountable(currency, value_percentage)
  if (fullAmount === undefined || fullAmount >= amount) return result
  const minimum = { amount: Math.max(amount, minimum_order_value), currency }
  return { kind: 'refused', reason: 'discount_minimum_order', minimum }
}

/** Checks the terms of the code, but not whether what is left to pay can be charged. */
function checkTerms({ code, existing: made, buyer, order, now }: CodeCheckInput): CodeCheckResult {
  if (isSignupCode(code)) return checkSignupCode(code, buyer, now)
  if (!made) return refused('discount_not_found')
  const reason = refusalForBuyer(made, buyer, now) ?? refusalForOrder(made, order)
  if (!reason) return { kind: 'valid', discount: made }
  const { minimum_order_value, value_percentage, currency } = made
  if (reason !== 'discount_minimum_order' || !currency) return refused(reason)
  const { amount } = smallestDiscountable(currency, value_percentage)
  return {
    kind: 'refused',
    reason,
    minimum: { amount: Math.max(amount, minimum_order_value), currency },
  }
}

const refused = (reason: RefusalReason): CodeCheckResult => ({ kind: 'refused', reason })

function checkSignupCode(code: string, buyer: DiscountBuyer, now: Date): CodeCheckResult {
  if (buyer.usedCodes.includes(code)) return refused('discount_used')
  if (buyer.heldCodes.includes(code)) return refused('discount_held')
  const discount = [timeBonus(buyer, now), welcomeDiscount(buyer, now)].find(
    (one) => one?.code === code,
  )
  return discount == null ? refused('discount_expired') : { kind: 'valid', discount }
}

function refusalForBuyer(
  made: DiscountCode,
  { id, usedCodes, heldCodes }: DiscountBuyer,
  now: Date,
): RefusalReason | undefined {
  if (made.user_id !== null && made.user_id !== id) return 'discount_not_yours'
  if (made.status === 'closed') return 'discount_ended'
  const isUsedUp = made.status === 'used' || usedCodes.includes(made.code)
  if (isUsedUp && made.validity !== 'unlimited') return 'discount_used'
  if (heldCodes.includes(made.code) && made.validity !== 'unlimited') return 'discount_held'
  if (made.expires !== null && new Date(made.expires) <= now) return 'discount_expired'
  return undefined
}

function refusalForOrder(made: DiscountCode, order: DiscountOrder): RefusalReason | undefined {
  const { country, currency, paymentmethods, minimum_order_value } = made
  if (country !== null && country !== order.country) return 'discount_country'
  if (currency !== null && currency !== order.currency) return 'discount_currency'
  if (order.fullAmount !== undefined && order.fullAmount < minimum_order_value) {
    return 'discount_minimum_order'
  }
  const isOpenTo = (method: PaymentMethod) =>
    paymentmethods.length === 0 || paymentmethods.includes(method)
  if (order.method !== undefined && !isOpenTo(order.method)) return 'discount_payment_method'
  return undefined
}
