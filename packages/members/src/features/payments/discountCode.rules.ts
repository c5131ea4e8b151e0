import type { CreditPackage, DiscountCode } from '@bouquet/contract'
import { pricePackage } from '@bouquet/contract/packages'

/** A package at the price of an entered code instead of that of the active discount. */
export function withDiscountCode(
  chosen: CreditPackage,
  discount: Pick<DiscountCode, 'value_percentage'>,
  messageCredits: number,
): CreditPackage {
  return pricePackage(
    { ...chosen, price: chosen.former_price ?? chosen.price },
    { discount },
    messageCredits,
  )
}

/** Whether the price without the code is the same or lower, because another discount runs. */
export function isNoBetter(
  { value_percentage }: DiscountCode,
  active: DiscountCode | null,
): boolean {
  return active !== null && active.value_percentage >= value_percentage
}
