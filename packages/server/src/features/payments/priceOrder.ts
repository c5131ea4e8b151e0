import type { CreditPackage, DiscountCode, newPaymentSchema } from '@bouquet/contract'
import { fullPriceOf, pricesFor } from '@bouquet/contract/packages'
import type { z } from 'zod'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findActiveDiscount, findTypedDiscount } from '../credits/index.ts'
import { findMember } from '../members/index.ts'
import { closePayment } from './checkout.ts'
import { findClaimingPayments } from './payments.store.ts'

export type PaymentOrder = z.output<typeof newPaymentSchema>

interface PricedOrder {
  readonly chosen: CreditPackage
  readonly discount: DiscountCode | null
}

/**
 * Prices an order. The automatic discount may be used up by an earlier payment whose result is
 * still unknown. Such payments are closed first; if one turns out to be paid or to be with the bank,
 * the order is priced without that discount.
 */
export async function priceOrder(ctx: MemberCtx, order: PaymentOrder): Promise<PricedOrder> {
  const { db, viewer } = ctx
  const priced = await priceWithDiscount(ctx, order)
  const code = priced.discount?.code
  if (order.discount_code !== undefined || code === undefined) return priced
  let isUsedUp = false
  for (const claim of await findClaimingPayments(db, { member: viewer.id, code, package: null })) {
    if (claim.idempotencyKey === order.idempotency_key) continue
    const outcome = await closePayment(ctx, claim)
    if (outcome === 'completed' || outcome === 'processing') isUsedUp = true
  }
  if (!isUsedUp) return priced
  const { paid } = (await findMember(db, viewer.id)) ?? viewer
  return priceWithDiscount({ ...ctx, viewer: { ...viewer, paid } }, order)
}

async function priceWithDiscount(ctx: MemberCtx, order: PaymentOrder): Promise<PricedOrder> {
  const { country } = ctx.viewer
  const { currency, amount: fullAmount } = fullPriceOf(country, order.package)
  if (fullAmount === undefined) throw refuse('package_unknown', { field: 'package' })
  const discount =
    order.discount_code === undefined
      ? await findActiveDiscount(ctx)
      : await findTypedDiscount(ctx, {
          code: order.discount_code,
          country,
          currency,
          method: order.payment_method,
          fullAmount,
        })
  const { packages, trial } = pricesFor({ country, discount }, ctx.brand.settings.message_credits)
  const chosen = [...packages, trial].find(({ id }) => id === order.package)
  if (!chosen) throw refuse('package_unknown', { field: 'package' })
  return { chosen, discount }
}
