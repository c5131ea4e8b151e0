import type { DiscountCode } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { readBuyer } from './readBuyer.ts'
import { activeDiscount, welcomeDiscount } from './signupDiscounts.rules.ts'

/** What a member has without typing: the time bonus if it runs, else the welcome code. */
export const findActiveDiscount = async (ctx: MemberCtx): Promise<DiscountCode | null> =>
  activeDiscount(await readBuyer(ctx), ctx.clock.now())

export const findWelcomeDiscount = async (ctx: MemberCtx): Promise<DiscountCode | null> =>
  welcomeDiscount(await readBuyer(ctx), ctx.clock.now())
