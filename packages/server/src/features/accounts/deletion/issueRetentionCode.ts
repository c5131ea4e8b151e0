import type { DiscountCode } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import { DomainError } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { createDiscountCode, findDiscount } from '../../credits/index.ts'

const validDays = 7

type Order = Omit<Parameters<typeof findDiscount>[1], 'code'>

/**
 * The discount code offered to a member who wants to leave: one per member, created on first request.
 * @returns null once it is used or expired; it is not issued again
 */
export async function issueRetentionCode(
  ctx: MemberCtx,
  { percentage, order }: { readonly percentage: number; readonly order: Order },
): Promise<DiscountCode | null> {
  const { brand, clock, viewer } = ctx
  const code = `STAY-${viewer.id.replaceAll('-', '').toUpperCase()}`
  const made = await findDiscount(ctx, { code, ...order }).catch(errorCodeOf)
  if (typeof made !== 'string') return made
  if (made !== 'discount_not_found') return null
  return createDiscountCode(ctx, {
    brand: brand.id,
    code,
    user_id: viewer.id,
    expires: daysAfter(clock.now(), validDays).toISOString(),
    value_percentage: percentage,
    validity: 'once-per-user',
  })
}

const errorCodeOf = (thrown: unknown) => {
  if (thrown instanceof DomainError) return thrown.code
  throw thrown
}
