import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findLastCompletedPayment } from './payments.store.ts'
import { readCreditOffer } from './readCreditOffer.ts'

/** The last purchase at today's price, or null when there is none or its package is no longer sold. */
export async function readRepeatOrder(ctx: MemberCtx) {
  const last = await findLastCompletedPayment(ctx.db, ctx.viewer.id)
  const offer = await readCreditOffer(ctx)
  const found = offer.packages.find(({ id }) => id === last?.package)
  if (!last || !found) return null
  const isStillOffered =
    last.method === 'directdebit' ? offer.direct_debit : offer.payment_methods.includes(last.method)
  const payment_method = isStillOffered ? last.method : offer.payment_methods[0]
  return payment_method ? { package: found, payment_method } : null
}
