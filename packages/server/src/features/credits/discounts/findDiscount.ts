import type { DiscountCode, Money } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { findCode } from './discounts.store.ts'
import { judgeCode, type Order } from './judgeCode.rules.ts'
import { presentCode } from './presentCode.ts'
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
  order: Order,
): Promise<DiscountCode> {
  const code = typed.trim().toUpperCase()
  const now = ctx.clock.now()
  const row = await findCode(ctx.db, ctx.brand.id, code)
  const made = row && presentCode(row, now)
  const answer = judgeCode({ code, made, buyer: await readBuyer(ctx), order, now })
  if (answer.kind === 'valid') return answer.discount
  throw refuse(answer.reason, { field: 'code', ...paramsOf(ctx, answer.minimum) })
}

const paramsOf = ({ viewer }: MemberCtx, minimum: Money | undefined) =>
  minimum && { params: { minimum: formatMoney(minimum, viewer.language) } }
