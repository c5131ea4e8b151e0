import type { Brand } from '@bouquet/theme'
import type { Words } from './writeLetter.ts'

export interface Dressed extends Words {
  readonly fallback: string
  readonly signature: string
  readonly imprint: readonly string[]
}

export const mailText = (brand: Brand, words: Dressed): string =>
  [
    brand.name,
    words.greeting,
    words.lead,
    words.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${words.action}:\n${words.link}`,
    words.after,
    words.signature,
    `--\n${words.imprint.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
