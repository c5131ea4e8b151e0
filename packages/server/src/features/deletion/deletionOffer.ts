import { constants, type DeletionOffer, deletionReasonSchema } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'

/** What the viewer may want instead of deleting the account; only what is to be had is offered. */
export async function deletionOffer({ viewer }: MemberCtx): Promise<DeletionOffer> {
  return {
    alternatives: [
      { kind: 'change_email' },
      ...(viewer.privacyMode ? [] : [{ kind: 'privacy_mode' as const }]),
    ],
    reasons: [...deletionReasonSchema.options],
    reactivation_days: constants.reactivationDays,
  }
}
