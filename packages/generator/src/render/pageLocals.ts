import type { Locale } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import type { BrandAssets } from '../assets/buildBrandAssets.ts'
import type { BrandCopy, MembersShell, PageLocals } from '../page.ts'
import { legalPages, type TextMode, translatorFor } from './texts.ts'

/** The canonical host name of a brand. */
export const domainOf = (brand: Brand): string => brand.domains[0] ?? `${brand.id}.example`

/** The data for the pages of one brand in one language. */
export function pageLocals(
  brand: Brand,
  { urls, drawings, examples, films }: BrandAssets,
  locale: Locale,
  texts: TextMode,
  members: MembersShell,
): PageLocals {
  const t = translatorFor(locale, texts)
  return {
    brand,
    domain: domainOf(brand),
    locale,
    t,
    copy: brandCopy(brand, locale, t),
    settings: brand.settings,
    assets: urls,
    drawings,
    examples,
    films,
    members,
    legal: legalPages(brand, locale, texts),
  }
}

/** The texts of the brand file, or those of the niche where the file has none. */
function brandCopy(brand: Brand, locale: Locale, t: Translate): BrandCopy {
  const own = brand.copy[locale]
  const name = { brand: brand.name }
  return {
    title: own?.title ?? t(`niche:${brand.niche}.title`, name),
    description: own?.description ?? t(`niche:${brand.niche}.description`, name),
    promise: own?.promise ?? t(`niche:${brand.niche}.promise`, name),
  }
}
