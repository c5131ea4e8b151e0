import type { CreditOffer } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findActiveDiscount, packagesFor, trialFor } from '../credits/index.ts'
import { checkoutMethods, offersDirectDebit } from './paymentMethods.ts'
import { hasBoughtPackage } from './payments.store.ts'
import { currentProvider } from './providers.ts'

/** What the member has and can buy now, in the currency of their country. */
export async function readCreditOffer(ctx: MemberCtx): Promise<CreditOffer> {
  const { brand, db, viewer } = ctx
  const provider = currentProvider(ctx)
  const discount = await findActiveDiscount(ctx)
  const terms = {
    country: viewer.country,
    messageCredits: brand.settings.message_credits,
    percentage: discount?.value_percentage ?? 0,
  }
  const trial = trialFor(terms)
  return {
    balance: viewer.credits,
    country: viewer.country,
    packages: packagesFor(terms),
    payment_methods: checkoutMethods(provider),
    direct_debit: offersDirectDebit(ctx, provider),
    trial: (await hasBoughtPackage(db, viewer.id, trial.id)) ? null : trial,
    discount,
  }
}
