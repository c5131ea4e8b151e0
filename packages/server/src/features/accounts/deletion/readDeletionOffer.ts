import {
  constants,
  type DeletionAlternative,
  type DeletionOffer,
  type DiscountCode,
} from '@bouquet/contract'
import { deletionReasonSchema } from '@bouquet/contract/schemas'
import { daysAfter } from '../../../platform/clock.ts'
import { DomainError } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { createDiscountCode, findDiscount, maxOtherDiscount } from '../../credits/index.ts'
import { readCreditOffer } from '../../payments/index.ts'

/** Alternatives to deleting the account that are available to the viewer now. */
export async function readDeletionOffer(ctx: MemberCtx): Promise<DeletionOffer> {
  return {
    alternatives: [
      { kind: 'change_email' },
      ...(ctx.viewer.privacyMode ? [] : [{ kind: 'privacy_mode' as const }]),
      ...(await paymentAlternatives(ctx)),
    ],
    reasons: [...deletionReasonSchema.options],
    reactivation_days: constants.reactivationDays,
  }
}

/**
 * The trial package for those who have not had it, and a code if it saves more than the member's current discount and
 * less than a bonus that has just ended.
 */
async function paymentAlternatives(ctx: MemberCtx): Promise<DeletionAlternative[]> {
  const { trial, packages, discount, country } = await readCreditOffer(ctx)
  const { brand, clock, viewer } = ctx
  const most = maxOtherDiscount(viewer, clock.now())
  const percentage = Math.min(brand.company.delete_discount, most)
  const [first] = packages
  const saves = first && percentage > (discount?.value_percentage ?? 0)
  const code = saves
    ? await issueRetentionCode(ctx, {
        percentage,
        order: { country, currency: first.price.currency },
      })
    : null
  return [
    ...(trial
      ? [
          {
            kind: 'trial_package' as const,
            package: trial.id,
            credits: trial.credits,
            price: trial.price,
          },
        ]
      : []),
    ...(code ? [{ kind: 'discount_code' as const, discountcode: code }] : []),
  ]
}

const validDays = 7

type Order = Omit<Parameters<typeof findDiscount>[1], 'code'>

/**
 * The discount code offered to a member who wants to leave: one per member, created on first request.
 * @returns null once it is used or expired; it is not issued again
 */
async function issueRetentionCode(
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
