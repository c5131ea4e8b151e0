import type { FooterContent, FormContent } from '../landers/react/content.ts'

export interface Span {
  readonly text: string
  readonly href?: string
}

export type Block =
  | { readonly type: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly type: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** A portrait on a page. */
export interface Card {
  readonly title: string
  readonly chips: readonly string[]
  readonly src: string
  readonly srcset: string
}

/** What a page shows; every kind of page is made of these parts. */
export interface PageData {
  /** Relative to the language, for example `/landers/gallery`; empty for the start page. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Structured data for search engines, as JSON; empty on pages without. */
  readonly structured: string
  /** Index in `styles`. */
  readonly style: number
  /** Drawings in the page: indexes in `drawings`. */
  readonly drawings: readonly number[]
  readonly texts: readonly string[]
  readonly cards: readonly Card[]
  readonly sections: readonly {
    readonly id: string
    readonly heading: string
    readonly blocks: readonly Block[]
  }[]
  readonly hasForm: boolean
  readonly isIndexed: boolean
}

/** One brand's site with every text filled in, as each of the other tools reads it. */
export interface SiteData {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly language: string
  readonly symbol: string
  readonly styles: readonly string[]
  readonly drawings: readonly string[]
  readonly languages: readonly { readonly code: string; readonly tag: string }[]
  readonly locales: Readonly<
    Record<
      string,
      {
        readonly tag: string
        readonly skip: string
        readonly example: string
        readonly contents: string
        readonly footer: FooterContent
        readonly form: FormContent
        readonly pages: readonly PageData[]
      }
    >
  >
}
