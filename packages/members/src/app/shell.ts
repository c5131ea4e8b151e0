import type { Locale } from '@bouquet/contract'

/** What the page passes to the members area; everything else comes from settings.php. */
export interface Shell {
  readonly brand: { readonly id: string; readonly name: string }
  /** The language in which the page was written. */
  readonly locale: Locale
}
