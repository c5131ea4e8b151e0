import { z } from 'zod'
import { packageIdSchema } from '../core/ids.schema.ts'
import { moneySchema } from '../core/money.schema.ts'
import { wordsSchema } from '../core/words.schema.ts'
import { discountCodeSchema } from '../credits/discounts.schema.ts'
import { proofSchema } from './proof.schema.ts'

export const deletionReasonSchema = z.enum([
  'met_someone',
  'nobody_fits',
  'too_expensive',
  'too_many_notices',
  'felt_unsafe',
  'taking_a_break',
  'other',
])
export type DeletionReason = z.infer<typeof deletionReasonSchema>

/** Alternatives to deletion that are currently available. */
export const deletionAlternativeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change_email') }),
  z.object({ kind: z.literal('privacy_mode') }),
  z.object({
    kind: z.literal('trial_package'),
    package: packageIdSchema,
    credits: z.int().positive(),
    price: moneySchema,
  }),
  z.object({ kind: z.literal('discount_code'), discountcode: discountCodeSchema }),
])
export type DeletionAlternative = z.infer<typeof deletionAlternativeSchema>

export const deletionOfferSchema = z.object({
  alternatives: z.array(deletionAlternativeSchema),
  reasons: z.array(deletionReasonSchema),
  /** Days during which the account can be restored. */
  reactivation_days: z.int().positive(),
})
export type DeletionOffer = z.infer<typeof deletionOfferSchema>

/** The reason is optional. */
export const deletionRequestSchema = proofSchema.extend({
  reason: deletionReasonSchema.optional(),
  comment: wordsSchema.max(1_000).optional(),
})
