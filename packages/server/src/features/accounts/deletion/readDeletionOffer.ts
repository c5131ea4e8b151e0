import {
  constants,
  type DeletionAlternative,
  type DeletionOffer,
  deletionReasonSchema,
} from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { maxOtherDiscount } from '../../credits/index.ts'
import { readCreditOffer } from '../../payments/index.ts'
import { issueRetentionCode } from './issueRetentionCode.ts'

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

/** The trial package for those who have not had it, and a code if it saves more than the member's current discount and less than a bonus just over. */
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
