import type { Locale } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { DressedBrand } from '../assets/brandAssets.ts'
import type { PageLocals } from '../page/PageLocals.ts'
import { legalOf, type Texts, textsOf } from './texts.ts'
import { wordsOf } from './words.ts'

/** The host name under which a brand's pages are at home. */
export const domainOf = (brand: Brand): string => brand.domains[0] ?? `${brand.id}.example`

/** What the pages of one brand in one language are drawn from. */
export function pageLocals(
  brand: Brand,
  { assets, drawings, examples }: DressedBrand,
  locale: Locale,
  texts: Texts,
): PageLocals {
  const t = textsOf(locale, texts)
  return {
    brand,
    domain: domainOf(brand),
    locale,
    t,
    words: wordsOf(brand, locale, t),
    settings: brand.settings,
    assets,
    drawings,
    examples,
    legal: legalOf(brand, locale, texts),
  }
}
