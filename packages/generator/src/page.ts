import { type Interest, type LegalPageName, type Locale, legalPages } from '@bouquet/contract'
import type { DrawnBrand, ScreenFiles } from '@bouquet/contract/drawing'
import { locales } from '@bouquet/i18n'
import type { FooterPage } from '@bouquet/i18n/footer'
import type { LegalPage } from '@bouquet/i18n/legal'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Subset } from '@bouquet/theme/fonts'
import { type LanderName, type LanderVariant, landerNames } from '@bouquet/theme/landers'

/** Paths of the pages that are neither landers nor articles, relative to `/{locale}`. */
const singlePaths = { home: '', app: '/app', notFound: '/404', offline: '/offline' } as const

type SinglePage = keyof typeof singlePaths
type BuiltInPage = SinglePage | LanderName | LegalPageName

/** The pages that every brand can have. */
export const pageNames: readonly BuiltInPage[] = [
  'home',
  ...landerNames,
  ...legalPages,
  'app',
  'notFound',
  'offline',
]

/** An operator's own page at an address that no other page has. */
type OwnPageName = `pages/${string}`

export type PageName = BuiltInPage | OwnPageName

const isOwn = (name: PageName): name is OwnPageName => name.startsWith('pages/')
const isSingle = (name: PageName): name is SinglePage => Object.hasOwn(singlePaths, name)
const isLander = (name: PageName): name is LanderName => landerNames.some((one) => one === name)

function pathOf(name: PageName): string {
  if (isOwn(name)) return `/${name}`
  if (isSingle(name)) return singlePaths[name]
  return isLander(name) ? `/landers/${name}` : `/pages/${name}`
}

/** Path of a page, or of a lander's variant, relative to `/{locale}`. */
export function pagePath(name: PageName, slug?: string): string {
  return slug === undefined ? pathOf(name) : `${pathOf(name)}/${slug}`
}

/** The page at `/pages/<token>`. */
export function pageAt(token: string): PageName {
  return legalPages.find((name) => name === token) ?? `pages/${token}`
}

const unlisted: ReadonlySet<PageName> = new Set(['app', 'notFound', 'offline'])

/**
 * The pages of one brand. Landers are included when the brand offers them.
 * @param tokens those of the operator's own pages, which may replace a built-in one
 */
export function pagesOf(
  brand: Pick<Brand, 'landers'>,
  tokens: readonly string[] = [],
): readonly PageName[] {
  const builtIn: readonly PageName[] = pageNames.filter(
    (name) => !isLander(name) || name in brand.landers,
  )
  return [...builtIn, ...tokens.map(pageAt).filter(isOwn)]
}

/** A page of a brand; of a lander's variant with the variant's slug. */
export interface BrandPage {
  readonly page: PageName
  readonly slug?: string
}

/** The pages of one brand, its operator's own ones, and the variants of its landers. */
export function pagesAndVariants(
  brand: Pick<Brand, 'landers'>,
  ownPages: readonly Pick<OwnPage, 'token'>[],
): readonly BrandPage[] {
  return pagesOf(
    brand,
    ownPages.map(({ token }) => token),
  ).flatMap((page) => [
    { page },
    ...Object.keys(variantsOf(brand, page)).map((slug) => ({ page, slug })),
  ])
}

/** The variants of a lander by slug; none for other pages. */
export function variantsOf(
  { landers }: Pick<Brand, 'landers'>,
  page: PageName,
): Readonly<Record<string, LanderVariant>> {
  const lander = landerNames.find((name) => name === page)
  return (lander === undefined ? undefined : landers[lander]) ?? {}
}

/** Whether the sitemap lists a page. */
export function isListed(name: PageName): boolean {
  return !unlisted.has(name)
}

/** By the letters of a language. */
export type FontPreloads = Readonly<Record<Subset, readonly string[]>>

/** URLs of a brand's files, on its own host. */
export interface AssetUrls {
  /**
   * The brand's tokens and font faces for pages that are drawn before their fonts arrive. Nothing may move when they
   * do.
   */
  readonly styles: string
  /** The same for the members area, whose scripts draw it after its fonts have arrived. */
  readonly membersStyles: string
  readonly preloads: FontPreloads
  readonly icon: string
  readonly touchIcon: string
  readonly manifest: string
  /** Link preview image, 1200 by 630. */
  readonly share: string
}

/** The drawing behind a first screen, 16:9, for one mode of the page. */
export interface ArtPicture {
  readonly mode: 'light' | 'dark'
  /** SVG. */
  readonly src: string
}

/** A logo in files as pages show it. */
export type ShownLogo = NonNullable<DrawnBrand['logo']>

/** A silent film of the hero art that ends where it begins, for one mode of the page. */
export interface Film {
  readonly mode: 'light' | 'dark'
  /** MP4. */
  readonly src: string
  /** Its first picture. */
  readonly poster: string
  /** Size of the poster in pixels. */
  readonly width: number
  readonly height: number
}

/** An invented example person with a drawn portrait. */
export interface Example {
  readonly id: string
  readonly name: string
  readonly age: number
  readonly gender: 'male' | 'female'
  readonly interests: readonly Interest[]
  /** Value of `srcset` with AVIF pictures; all pictures are 4:5. */
  readonly srcset: string
  /** WebP picture for browsers without AVIF. */
  readonly src: string
}

/** The variant of a lander that a page shows. */
export interface ShownVariant extends LanderVariant {
  readonly slug: string
}

/** Marketing texts of the brand in one language. */
export interface BrandCopy {
  readonly title: string
  readonly description: string
  readonly promise: string
}

/** What the page of the members area loads. */
export interface MembersShell {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly screens: readonly ScreenFiles[]
}

/** A part of an own page; the one above the first heading has none. */
export interface OwnSection {
  readonly id: string
  readonly heading: string | null
  /** Made from Markdown, without scripts or other markup. */
  readonly html: string
}

/** A page that the operator wrote. */
export interface OwnPage {
  /** Last part of its address. */
  readonly token: string
  /** The language of the text. */
  readonly language: Locale
  readonly title: string
  readonly description: string
  readonly sections: readonly OwnSection[]
}

/** An operator's own pages, as footers link them. */
export function footerPages(ownPages: readonly OwnPage[]): readonly FooterPage[] {
  return ownPages.map(({ token, title, language }) => ({
    token,
    title,
    lang: locales[language].tag,
  }))
}

/** The data of a page: `Astro.locals`. */
export interface PageLocals {
  readonly brand: Brand
  /** The canonical host name of the brand. */
  readonly domain: string
  readonly locale: Locale
  readonly t: Translate
  readonly copy: BrandCopy
  readonly settings: Brand['settings']
  readonly assets: AssetUrls
  /** SVG of the mark next to the brand's name, which follows the light or dark mode of the page. */
  readonly symbol: string
  /** Undefined for a brand whose symbol stands beside its name. */
  readonly logo: ShownLogo | undefined
  /** One for each mode that the brand's pages can have, the preferred one first. */
  readonly art: readonly ArtPicture[]
  readonly examples: readonly Example[]
  /** Undefined on the lander itself and on other pages. */
  readonly variant: ShownVariant | undefined
  /** One for each mode that the brand's pages can have, the preferred one first; none without the lander `video`. */
  readonly films: readonly Film[]
  readonly members: MembersShell
  /** Whether this is the page of the members area whose content the server draws for each request. */
  readonly isDrawn: boolean
  /** A legal page in this language with the company's data filled in. */
  readonly legal: (page: LegalPageName) => LegalPage
  readonly ownPages: readonly OwnPage[]
}
