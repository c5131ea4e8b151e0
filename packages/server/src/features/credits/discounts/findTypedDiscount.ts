import type { DiscountCode } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { limitRate } from '../../../platform/throttle/limitRate.ts'
import type { DiscountOrder } from './checkDiscountCode.rules.ts'
import { findDiscount } from './findDiscount.ts'

/** Nobody types more codes; whoever guesses them does. */
const limit = { most: 60, windowSeconds: 3_600 }

/**
 * What a code gives that a member has typed, of which so many are looked up in an hour.
 * @throws DomainError too_many_requests, and the refusals of {@link findDiscount}
 */
export async function findTypedDiscount(
  ctx: MemberCtx,
  typed: string,
  order: DiscountOrder,
): Promise<DiscountCode> {
  await limitRate(ctx, { key: `discount:${ctx.viewer.id}`, ...limit })
  return findDiscount(ctx, typed, order)
}
