import type { Interest, Locale } from '@bouquet/contract'
import type { LegalPage, LegalPageName } from '@bouquet/i18n/legal'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'

/** Addresses of a brand's own files, all on its own host. */
export interface BrandAssets {
  /** The brand's tokens and font faces. */
  readonly styles: string
  /** Fonts that the first screen needs. */
  readonly preloads: readonly string[]
  readonly icon: string
  readonly touchIcon: string
  readonly manifest: string
  /** Pictures for link previews, 1200 by 630, by subject. */
  readonly share: string
}

/** Drawings that stand in the page as SVG and follow its mode. */
export interface Drawings {
  /** Beside the brand's name. */
  readonly symbol: string
  /** Behind the first screen. */
  readonly hero: string
}

/** One portrait of an invented example person, ready in sizes. */
export interface Example {
  readonly id: string
  readonly name: string
  readonly age: number
  readonly gender: 'male' | 'female'
  readonly interests: readonly Interest[]
  /** Candidate pictures by width, all 4 to 5. */
  readonly srcset: string
  readonly src: string
}

/** What the brand says of itself in one language. */
export interface BrandWords {
  readonly title: string
  readonly description: string
  readonly promise: string
}

/** What every page is drawn from: `Astro.locals`. */
export interface PageLocals {
  readonly brand: Brand
  /** The brand's first host name, where its pages are at home. */
  readonly domain: string
  readonly locale: Locale
  readonly t: Translate
  readonly words: BrandWords
  readonly settings: Brand['settings']
  readonly assets: BrandAssets
  readonly drawings: Drawings
  readonly examples: readonly Example[]
  /** A legal page in this language, filled in with the company's facts. */
  readonly legal: (page: LegalPageName) => LegalPage
}
