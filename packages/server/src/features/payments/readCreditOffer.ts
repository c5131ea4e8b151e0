import type { CreditOffer } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { readPrices } from '../credits/index.ts'
import { findLastCompletedPayment, findPurchaseOf } from './payments.store.ts'
import { checkoutMethods, currentProvider, offersDirectDebit } from './providers.ts'

/** The member's balance and what they can buy, in the currency of their country. */
export async function readCreditOffer(ctx: MemberCtx): Promise<CreditOffer> {
  const { db, viewer } = ctx
  const provider = currentProvider(ctx)
  const { packages, trial, discount } = await readPrices(ctx)
  return {
    balance: viewer.credits,
    country: viewer.country,
    packages,
    payment_methods: checkoutMethods(provider),
    direct_debit: offersDirectDebit(ctx, provider),
    trial: (await findPurchaseOf(db, viewer.id, trial.id)) ? null : trial,
    discount,
  }
}

/** The last purchased package at today's price; null when there is none or it is no longer sold. */
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
