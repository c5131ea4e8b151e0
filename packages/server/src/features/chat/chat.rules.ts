import { refuse } from '../../platform/errors/DomainError.ts'
import { isBlank } from '../../platform/text/plainText.ts'

/**
 * Trims a text and checks its length.
 * @throws DomainError message_empty, also for text without a visible character; message_too_long
 *   with the limit
 */
export function checkText(typed: string, most: number): string {
  const text = typed.trim()
  if (isBlank(text)) throw refuse('message_empty', { field: 'text' })
  if (text.length > most) throw refuse('message_too_long', { field: 'text', params: { max: most } })
  return text
}

/** Ledger key of the charge for a message; a refund finds the charge by it. */
export const chargeKey = (reason: 'message' | 'gift' | 'photo', clientId: string): string =>
  `${reason}:${clientId}`
