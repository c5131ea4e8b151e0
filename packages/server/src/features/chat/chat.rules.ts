import { refuse } from '../../platform/errors/DomainError.ts'

/**
 * The text that is sent: without space around it, no longer than the brand allows.
 * @throws DomainError message_empty, message_too_long with the limit
 */
export function checkText(typed: string, most: number): string {
  const text = typed.trim()
  if (text === '') throw refuse('message_empty', { field: 'text' })
  if (text.length > most) throw refuse('message_too_long', { field: 'text', params: { max: most } })
  return text
}
