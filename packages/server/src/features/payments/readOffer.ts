import type { CreditOffer } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findActiveDiscount, packagesFor, trialFor } from '../credits/index.ts'
import { pageMethods, takesDebits } from './paymentMethods.ts'
import { hasBought } from './payments.store.ts'
import { currentProvider } from './providers.ts'

/** What the member has and can buy now, in the currency of their country. */
export async function readOffer(ctx: MemberCtx): Promise<CreditOffer> {
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
    payment_methods: pageMethods(provider),
    direct_debit: takesDebits(ctx, provider),
    trial: (await hasBought(db, viewer.id, trial.id)) ? null : trial,
    discount,
  }
}
