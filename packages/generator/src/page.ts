import type { Interest, Locale } from '@bouquet/contract'
import type { LegalPage, LegalPageName } from '@bouquet/i18n/legal'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { type LanderName, landerNames } from '@bouquet/theme/landers'

type LanderPages = { readonly [Name in LanderName]: `/landers/${Name}` }

const landerPages = Object.fromEntries(
  landerNames.map((name) => [name, `/landers/${name}`]),
) as LanderPages

/** Paths of a brand's pages, relative to `/{locale}`. */
export const pages = {
  home: '',
  ...landerPages,
  terms: '/pages/terms',
  privacy: '/pages/privacy',
  faq: '/pages/faq',
  app: '/app',
  notFound: '/404',
  offline: '/offline',
} as const

export type PageName = keyof typeof pages

const names = Object.keys(pages) as PageName[]
const unlisted: ReadonlySet<PageName> = new Set(['app', 'notFound', 'offline'])

/** The pages of one brand. Landers are included when the brand offers them. */
export const pagesOf = (brand: Pick<Brand, 'landers'>): readonly PageName[] =>
  names.filter((name) => landerNames.every((lander) => lander !== name || lander in brand.landers))

/** Whether the sitemap lists a page. */
export const isListed = (name: PageName): boolean => !unlisted.has(name)

/** URLs of a brand's files, on its own host. */
export interface AssetUrls {
  /** The brand's tokens and font faces. */
  readonly styles: string
  /** Fonts to preload. */
  readonly preloads: readonly string[]
  readonly icon: string
  readonly touchIcon: string
  readonly manifest: string
  /** Link preview image, 1200 by 630. */
  readonly share: string
}

/** Inline SVG that follows the light or dark mode of the page. */
export interface Drawings {
  /** Shown next to the brand's name. */
  readonly symbol: string
  /** Background of the first screen. */
  readonly hero: string
}

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
  /** Value of `srcset`; all pictures are 4:5. */
  readonly srcset: string
  readonly src: string
}

/** Marketing texts of the brand in one language. */
export interface BrandCopy {
  readonly title: string
  readonly description: string
  readonly promise: string
}

/** What a screen of the members area needs besides what every screen needs. */
export interface ScreenFiles {
  /** A regular expression. */
  readonly path: string
  /** All its styles in one file. */
  readonly styles: string
  /** The files that are joined in it. */
  readonly joined: readonly string[]
  readonly scripts: readonly string[]
}

/** What the page of the members area loads. */
export interface MembersShell {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly screens: readonly ScreenFiles[]
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
  readonly drawings: Drawings
  readonly examples: readonly Example[]
  /** One for each mode that the brand's pages can have, the preferred one first; none without the lander `video`. */
  readonly films: readonly Film[]
  readonly members: MembersShell
  /** A legal page in this language with the company's data filled in. */
  readonly legal: (page: LegalPageName) => LegalPage
}
