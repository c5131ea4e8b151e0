import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findUsedCodes } from './credits.store.ts'
import type { Buyer } from './discount.rules.ts'

/** What the discounts of the logged-in member depend on. */
export async function readBuyer({ db, viewer }: MemberCtx): Promise<Buyer> {
  return {
    paid: viewer.paid,
    signupDate: viewer.signupDate,
    usedCodes: await findUsedCodes(db, viewer.id),
  }
}
