import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { findUsedCodes } from './discounts.store.ts'
import type { DiscountBuyer } from './signupDiscounts.rules.ts'

/** What the discounts of the logged-in member depend on. */
export async function readBuyer({ db, viewer }: MemberCtx): Promise<DiscountBuyer> {
  return {
    id: viewer.id,
    paid: viewer.paid,
    signupDate: viewer.signupDate,
    usedCodes: await findUsedCodes(db, viewer.id),
  }
}
