import { type Locale, localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { type LanderName, landersOf } from '@bouquet/theme/landers'
import { pagePath, variantsOf } from '../page.ts'
import { brandCopy } from '../render/pageLocals.ts'
import { translatorFor } from '../render/texts.ts'

/** The first heading of the home page, of a lander or of its variant, in one language. */
export interface HeroText {
  readonly page: 'home' | LanderName
  readonly locale: Locale
  /** Address on the brand's host. */
  readonly path: string
  readonly text: string
  /** Place of the text in the brand's file; null for one of Bouquet's. */
  readonly field: readonly string[] | null
}

/** The first headings of the pages of a brand that are set in its font of headings, in all languages. */
export function heroTexts(brand: Brand): readonly HeroText[] {
  return localeCodes.flatMap((locale) => [
    promise(brand, locale, 'home'),
    ...landersOf(brand.landers).flatMap((page) =>
      page === 'video' ? [promise(brand, locale, page)] : titles(brand, locale, page),
    ),
  ])
}

function promise(brand: Brand, locale: Locale, page: 'home' | 'video'): HeroText {
  const text = brandCopy(brand, locale, translatorFor(locale, 'draft')).promise
  const isOwn = brand.copy[locale]?.promise !== undefined
  const field = isOwn ? ['copy', locale, 'promise'] : null
  return { page, locale, path: `/${locale}${pagePath(page)}`, text, field }
}

function titles(brand: Brand, locale: Locale, page: LanderName): readonly HeroText[] {
  const text = translatorFor(locale, 'draft')(`landers:${page}.title`)
  const own = Object.entries(variantsOf(brand, page)).flatMap(([slug, { copy }]) => {
    const title = copy[locale]?.title
    if (title === undefined) return []
    const field = ['landers', page, slug, 'copy', locale, 'title']
    return [{ page, locale, path: `/${locale}${pagePath(page, slug)}`, text: title, field }]
  })
  return [{ page, locale, path: `/${locale}${pagePath(page)}`, text, field: null }, ...own]
}
