import type { sendMessageSchema } from '@bouquet/contract'
import type { z } from 'zod'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { findWarnings } from '../moderation/index.ts'
import { checkText } from './chat.rules.ts'
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
