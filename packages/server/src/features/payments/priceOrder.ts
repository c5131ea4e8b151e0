import type { CreditPackage, DiscountCode } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { fullPriceOf, packagesFor, trialFor } from '../credits/index.ts'
import { findActiveDiscount, findTypedDiscount } from '../discounts/index.ts'
import type { Order } from './startPayment.ts'

interface Priced {
  readonly chosen: CreditPackage
  readonly discount: DiscountCode | null
}

/** What an order costs now. */
export async function priceOrder(ctx: MemberCtx, order: Order): Promise<Priced> {
  const { country } = ctx.viewer
  const { currency, amount: fullAmount } = fullPriceOf(country, order.package)
  if (fullAmount === undefined) throw refuse('package_unknown', { field: 'package' })
  const discount =
    order.discount_code === undefined
      ? await findActiveDiscount(ctx)
      : await findTypedDiscount(ctx, order.discount_code, {
          country,
          currency,
          method: order.payment_method,
          fullAmount,
        })
  const terms = {
    country,
    messageCredits: ctx.brand.settings.message_credits,
    percentage: discount?.value_percentage ?? 0,
  }
  const chosen = [...packagesFor(terms), trialFor(terms)].find(({ id }) => id === order.package)
  if (!chosen) throw refuse('package_unknown', { field: 'package' })
  return { chosen, discount }
}
