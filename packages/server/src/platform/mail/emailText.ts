import type { Brand } from '@bouquet/theme'
import type { EmailText } from './writeEmail.ts'

export interface EmailContent extends EmailText {
  readonly fallback: string
  /** Unsubscribes from mails of this kind; absent when the recipient has no account. */
  readonly stop?: { readonly text: string; readonly link: string }
  readonly signature: string
  readonly imprint: readonly string[]
}

export const mailText = (brand: Brand, words: EmailContent): string =>
  [
    brand.name,
    words.greeting,
    words.lead,
    words.note,
    words.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${words.action}:\n${words.link}`,
    words.after,
    words.signature,
    `--\n${words.imprint.join('\n')}`,
    words.stop && `${words.stop.text}:\n${words.stop.link}`,
  ]
    .filter(Boolean)
    .join('\n\n')
