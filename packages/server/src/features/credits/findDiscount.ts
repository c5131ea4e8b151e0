import type { DiscountCode } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { activeDiscount, judgeCode, welcomeDiscount } from './discount.rules.ts'
import { readBuyer } from './readBuyer.ts'

interface Wish {
  /** A code that the member typed. */
  readonly code: string | undefined
  readonly welcome: boolean
}

/**
 * The code asked for, or the active one.
 * @throws DomainError discount_not_found, discount_used, discount_expired for a typed code
 */
export async function findDiscount(
  ctx: MemberCtx,
  { code, welcome }: Wish,
): Promise<DiscountCode | null> {
  const buyer = await readBuyer(ctx)
  const now = ctx.clock.now()
  if (code === undefined) return welcome ? welcomeDiscount(buyer, now) : activeDiscount(buyer, now)
  const answer = judgeCode(code, buyer, now)
  if (answer.kind === 'refused') throw refuse(answer.reason, { field: 'code' })
  return answer.discount
}
