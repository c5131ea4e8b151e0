import { giftNames, type sendGiftSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { postMessage } from '../postMessage.ts'

/**
 * Sends a gift of the catalogue as a message.
 * @throws DomainError gift_unknown, and those of {@link postMessage}
 */
export async function sendGift(ctx: MemberCtx, draft: z.output<typeof sendGiftSchema>) {
  const gift = giftNames.find((name) => name === draft.gift)
  if (!gift) throw refuse('gift_unknown', { field: 'gift' })
  return postMessage(ctx, {
    clientId: draft.client_id,
    profile: draft.profile,
    cost: ctx.brand.settings.gift_credits,
    reason: 'gift',
    findings: [],
    body: async () => ({ kind: 'gift', gift }),
  })
}
