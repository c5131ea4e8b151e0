import {
  type CreditPackage,
  type DiscountCode,
  discountedPrice,
  proportionalPrice,
} from '@bouquet/contract'

/** A package at the price of an entered code, as the server calculates it. */
export function withDiscountCode(
  chosen: CreditPackage,
  { value_percentage }: DiscountCode,
  messageCredits: number,
): CreditPackage {
  const full = chosen.former_price ?? chosen.price
  const price = discountedPrice(full, value_percentage)
  return {
    ...chosen,
    price,
    former_price: full,
    message_price: proportionalPrice(price, chosen.credits, messageCredits),
  }
}

/** Whether the price without the code is the same or lower, because another discount runs. */
export const isNoBetter = (
  { value_percentage }: DiscountCode,
  active: DiscountCode | null,
): boolean => active !== null && active.value_percentage >= value_percentage
