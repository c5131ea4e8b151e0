import type { DiscountCode, Money } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { limitRate } from '../../../platform/throttle/limitRate.ts'
import { checkDiscountCode, type DiscountOrder } from './checkDiscountCode.rules.ts'
import { findDiscountCode, findHeldCodes, findUsedCodes } from './discounts.store.ts'
import { presentDiscountCode } from './manageDiscountCodes.ts'
import { activeDiscount, type DiscountBuyer, welcomeDiscount } from './signupDiscounts.rules.ts'

interface TypedOrder extends DiscountOrder {
  readonly code: string
}

/**
 * The discount of a code for an order.
 * @throws DomainError one code for each reason: discount_not_found, discount_not_yours,
 *   discount_ended, discount_used, discount_held, discount_expired, discount_country, discount_currency,
 *   discount_minimum_order (params.minimum), discount_payment_method
 */
export async function findDiscount(
  ctx: MemberCtx,
  { code: typed, ...order }: TypedOrder,
): Promise<DiscountCode> {
  const code = typed.trim().toUpperCase()
  const now = ctx.clock.now()
  const row = await findDiscountCode(ctx.db, ctx.brand.id, code)
  const made = row && presentDiscountCode(row, now)
  const result = checkDiscountCode({
    code,
    existing: made,
    buyer: await readBuyer(ctx),
    order,
    now,
  })
  if (result.kind === 'valid') return result.discount
  throw refuse(result.reason, { field: 'code', ...paramsOf(ctx, result.minimum) })
}

const paramsOf = ({ viewer }: MemberCtx, minimum: Money | undefined) =>
  minimum && { params: { minimum: formatMoney(minimum, viewer.language) } }

/** Stops guessing of codes. */
const limit = { most: 60, windowSeconds: 3_600 }

/**
 * The discount of a code that a member has typed; limited per hour.
 * @throws DomainError too_many_requests, and those of {@link findDiscount}
 */
export async function findTypedDiscount(ctx: MemberCtx, order: TypedOrder): Promise<DiscountCode> {
  await limitRate(ctx, { key: `discount:${ctx.viewer.id}`, ...limit })
  return findDiscount(ctx, order)
}

/**
 * The discount that applies without a code: the time bonus while it runs, else the welcome code.
 */
export async function findActiveDiscount(ctx: MemberCtx): Promise<DiscountCode | null> {
  return activeDiscount(await readBuyer(ctx), ctx.clock.now())
}

export async function findWelcomeDiscount(ctx: MemberCtx): Promise<DiscountCode | null> {
  return welcomeDiscount(await readBuyer(ctx), ctx.clock.now())
}

/** What the logged-in member's discounts depend on. */
export async function readBuyer({ db, viewer }: MemberCtx): Promise<DiscountBuyer> {
  return {
    id: viewer.id,
    paid: viewer.paid,
    signupDate: viewer.signupDate,
    usedCodes: await findUsedCodes(db, viewer.id),
    heldCodes: await findHeldCodes(db, viewer.id),
  }
}
