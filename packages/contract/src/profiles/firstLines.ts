import type { Interest } from './attributes.schema.ts'
import { intimateInterests } from './attributes.ts'

const unsuited: readonly Interest[] = [
  ...intimateInterests,
  'hugging',
  'kissing',
  'massages',
  'relationship',
]

/** Whether a suggested first line may name an interest: not what is too close for somebody unknown, nor what is looked for. */
export const suitsFirstLine = (interest: Interest): boolean => !unsuited.includes(interest)
