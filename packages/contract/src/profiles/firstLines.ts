import type { Interest } from './attributes.schema.ts'
import { intimateInterests } from './attributes.ts'

const unsuited: readonly Interest[] = [
  ...intimateInterests,
  'hugging',
  'kissing',
  'massages',
  'relationship',
]

/**
 * Whether a suggested first line may name an interest: not one that is too intimate for a stranger, nor one that says
 * what somebody is looking for.
 */
export function suitsFirstLine(interest: Interest): boolean {
  return !unsuited.includes(interest)
}
