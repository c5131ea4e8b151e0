import type { DiscountCode, Money } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { checkDiscountCode, type DiscountOrder } from './checkDiscountCode.rules.ts'
import { findDiscountCode } from './discounts.store.ts'
import { presentDiscountCode } from './presentDiscountCode.ts'
import { readBuyer } from './readBuyer.ts'

/**
 * What a typed code gives for an order.
 * @throws DomainError with a code of its own for each reason: discount_not_found, discount_not_yours,
 *   discount_ended, discount_used, discount_expired, discount_country, discount_currency,
 *   discount_minimum_order (params.minimum), discount_payment_method
 */
export async function findDiscount(
  ctx: MemberCtx,
  typed: string,
  order: DiscountOrder,
): Promise<DiscountCode> {
  const code = typed.trim().toUpperCase()
  const now = ctx.clock.now()
  const row = await findDiscountCode(ctx.db, ctx.brand.id, code)
  const made = row && presentDiscountCode(row, now)
  const answer = checkDiscountCode({
    code,
    existing: made,
    buyer: await readBuyer(ctx),
    order,
    now,
  })
  if (answer.kind === 'valid') return answer.discount
  throw refuse(answer.reason, { field: 'code', ...paramsOf(ctx, answer.minimum) })
}

const paramsOf = ({ viewer }: MemberCtx, minimum: Money | undefined) =>
  minimum && { params: { minimum: formatMoney(minimum, viewer.language) } }
