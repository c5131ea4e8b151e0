/** A piece of text, with the URL when it is a link. */
export interface LegalSpan {
  readonly text: string
  readonly href?: string
}

/** Facts in rows. The first cell names its row. */
export interface LegalTable {
  readonly type: 'table'
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A paragraph of spans, a list whose items are made of spans, or a table. */
export type LegalBlock =
  | { readonly type: 'paragraph'; readonly spans: readonly LegalSpan[] }
  | { readonly type: 'list'; readonly items: readonly (readonly LegalSpan[])[] }
  | LegalTable

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
