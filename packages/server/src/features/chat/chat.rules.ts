import { refuse } from '../../platform/errors/DomainError.ts'
import { isBlank } from '../../platform/text/plainText.ts'

/**
 * The text that is sent: without space around it, no longer than the brand allows.
 * @throws DomainError message_empty, also for what nobody would see; message_too_long with the limit
 */
export function checkText(typed: string, most: number): string {
  const text = typed.trim()
  if (isBlank(text)) throw refuse('message_empty', { field: 'text' })
  if (text.length > most) throw refuse('message_too_long', { field: 'text', params: { max: most } })
  return text
}

/** Names the spending on a message in the ledger, so that it is found again by what was sent. */
export const chargeKey = (reason: 'message' | 'gift' | 'photo', clientId: string): string =>
  `${reason}:${clientId}`
