import type { Client } from '@bouquet/client'
import type { Locale } from '@bouquet/contract'
import type { Translations } from '../language/translations.ts'

/** What the page passes to the members area; everything else comes from settings.php. */
export interface Shell {
  readonly brand: { readonly id: string; readonly name: string }
  /** The language in which the page was written. */
  readonly locale: Locale
}

/** Context of every route. */
export interface AppContext {
  readonly client: Client
  readonly translations: Translations
  readonly brand: Shell['brand']
  /** Time of an introduction requested by the URL that opened the page; null without one. */
  readonly introductionMs: number | null
}
