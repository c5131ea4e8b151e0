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
} as const

export type PageName = keyof typeof pages

const names = Object.keys(pages) as PageName[]
const unlisted: ReadonlySet<PageName> = new Set(['app', 'notFound'])

/** The pages of one brand. Landers are included when the brand offers them. */
export const pagesOf = (brand: Pick<Brand, 'landers'>): readonly PageName[] =>
  names.filter((name) => landerNames.every((lander) => lander !== name || lander in brand.landers))

/** Whether the sitemap lists a page. */
export const isListed = (name: PageName): boolean => !unlisted.has(name)
