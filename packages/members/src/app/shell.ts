import type { Locale } from '@bouquet/contract'

/** The little that the page hands to the members area; everything else comes from settings.php. */
export interface Shell {
  readonly brand: { readonly id: string; readonly name: string }
  /** The language in which the page was written. */
  readonly locale: Locale
}
