import type { Locale } from '@bouquet/contract'
import type { Translate } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import type { BrandAssets } from '../assets/buildBrandAssets.ts'
import { type OwnPageFiles, ownPagesIn } from '../ownPages/ownPage.ts'
import {
  type BrandCopy,
  type BrandPage,
  type MembersShell,
  type PageLocals,
  variantsOf,
} from '../page.ts'
import { legalPages, type TextMode } from './texts.ts'

/** The canonical host name of a brand. */
export function domainOf(brand: Brand): string {
  return brand.domains[0] ?? `${brand.id}.example`
}

interface PageSources {
  readonly assets: BrandAssets
  readonly locale: Locale
  readonly texts: TextMode
  readonly t: Translate
  readonly members: MembersShell
  readonly isDrawn?: boolean
  readonly ownPages: readonly OwnPageFiles[]
}

/** The data for a page of one brand in one language. */
export function pageLocals(
  brand: Brand,
  { page, slug }: BrandPage,
  { assets, locale, texts, t, members, ownPages, isDrawn = false }: PageSources,
): PageLocals {
  const { urls, symbol, logo, art, examples, films } = assets
  const variant = slug === undefined ? undefined : variantsOf(brand, page)[slug]
  return {
    brand,
    domain: domainOf(brand),
    locale,
    t,
    copy: brandCopy(brand, locale, t),
    settings: brand.settings,
    assets: urls,
    symbol,
    logo,
    art,
    examples: variant ? assets.examplesOf(variant.people) : examples,
    variant: variant && slug !== undefined ? { ...variant, slug } : undefined,
    films,
    members,
    isDrawn,
    legal: legalPages(brand, locale, texts),
    ownPages: ownPagesIn(locale, ownPages, brand),
  }
}

/** The texts of the brand file, or those of the niche where the file has none. */
export function brandCopy(brand: Brand, locale: Locale, t: Translate): BrandCopy {
  const own = brand.copy[locale]
  const name = { brand: brand.name }
  return {
    title: own?.title ?? t(`niche:${brand.niche}.title`, name),
    description: own?.description ?? t(`niche:${brand.niche}.description`, name),
    promise: own?.promise ?? t(`niche:${brand.niche}.promise`, name),
  }
}
