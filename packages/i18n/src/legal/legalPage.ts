export const legalPages = ['terms', 'privacy', 'faq'] as const
export type LegalPageName = (typeof legalPages)[number]

/** A piece of text, with the URL when it is a link. */
export interface LegalSpan {
  readonly text: string
  readonly href?: string
}

/** A paragraph of spans, or a list whose items are made of spans. */
export type LegalBlock =
  | { readonly type: 'paragraph'; readonly spans: readonly LegalSpan[] }
  | { readonly type: 'list'; readonly items: readonly (readonly LegalSpan[])[] }

export interface LegalSection {
  /** Id of the section, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

export interface LegalPage {
  readonly title: string
  readonly description: string
  readonly sections: readonly LegalSection[]
}
