import type { CreditOffer } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { activeDiscount } from './discount.rules.ts'
import { packagesFor } from './packages.rules.ts'
import { paymentMethods } from './paymentMethods.ts'
import { readBuyer } from './readBuyer.ts'

/** What the member has and can buy now, in the currency of their country. */
export async function readOffer(ctx: MemberCtx): Promise<CreditOffer> {
  const { brand, clock, viewer } = ctx
  const discount = activeDiscount(await readBuyer(ctx), clock.now())
  return {
    balance: viewer.credits,
    country: viewer.country,
    packages: packagesFor({
      country: viewer.country,
      messageCredits: brand.settings.message_credits,
      percentage: discount?.value_percentage ?? 0,
    }),
    payment_methods: [...paymentMethods],
    discount,
  }
}
