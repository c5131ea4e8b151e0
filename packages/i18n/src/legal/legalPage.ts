import type { Locale } from '@bouquet/contract'

export const legalPages = ['terms', 'privacy', 'faq'] as const
export type LegalPageName = (typeof legalPages)[number]

/** A paragraph, or a list of points. Texts are plain: no markup. */
export type LegalBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }

export interface LegalSection {
  /** Anchor of the section, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

export interface LegalPage {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  readonly sections: readonly LegalSection[]
}
