import type { Locale } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import type { BrandWords } from '../page/PageLocals.ts'

/** What a brand says of itself: its own words where its file has them, else those of its niche. */
export function wordsOf(brand: Brand, locale: Locale, t: Translate): BrandWords {
  const own = brand.copy[locale]
  const name = { brand: brand.name }
  return {
    title: own?.title ?? t(`niche:${brand.niche}.title`, name),
    description: own?.description ?? t(`niche:${brand.niche}.description`, name),
    promise: own?.promise ?? t(`niche:${brand.niche}.promise`, name),
  }
}
