import { giftNames, type sendGiftSchema, type sendMessageSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { isBlank } from '../../platform/text/comparable.ts'
import { findWarnings } from '../moderation/index.ts'
import { postMessage } from './postMessage.ts'

/**
 * Sends a text.
 * @throws DomainError message_empty, message_too_long, and those of {@link postMessage}
 */
export function sendMessage(ctx: MemberCtx, draft: z.output<typeof sendMessageSchema>) {
  const { message_length, message_credits } = ctx.brand.settings
  const text = checkText(draft.text, message_length)
  return postMessage(ctx, {
    clientId: draft.client_id,
    profile: draft.profile,
    cost: message_credits,
    reason: 'message',
    findings: findWarnings(text),
    body: async () => ({ kind: 'text', text }),
  })
}

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

/**
 * Trims a text and checks its length.
 * @throws DomainError message_empty, also for text without a visible character; message_too_long
 *   with the limit
 */
function checkText(typed: string, most: number): string {
  const text = typed.trim()
  if (isBlank(text)) throw refuse('message_empty', { field: 'text' })
  if (text.length > most) throw refuse('message_too_long', { field: 'text', params: { max: most } })
  return text
}
