import { pricesFor } from '@bouquet/contract/packages'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findActiveDiscount } from './discounts/findDiscount.ts'

/** The prices that the logged-in member may be told now, and the discount that they contain. */
export async function readPrices(ctx: MemberCtx) {
  const { brand, viewer } = ctx
  const discount = await findActiveDiscount(ctx)
  const { country } = viewer
  return { ...pricesFor({ country, discount }, brand.settings.message_credits), discount }
}
