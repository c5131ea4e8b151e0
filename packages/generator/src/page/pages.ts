import type { Brand } from '@bouquet/theme'
import { type LanderName, landerNames } from '@bouquet/theme/landers'

type LanderPages = { readonly [Name in LanderName]: `/landers/${Name}` }

const landerPages = Object.fromEntries(
  landerNames.map((name) => [name, `/landers/${name}`]),
) as LanderPages

/** The pages that brands have in every language, by their path below `/{locale}`. */
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

/** The pages of one brand: a lander only if the brand offers it. */
export const pagesOf = (brand: Pick<Brand, 'landers'>): readonly PageName[] =>
  names.filter((name) => landerNames.every((lander) => lander !== name || lander in brand.landers))

/** Whether search engines are told of a page. */
export const isListed = (name: PageName): boolean => !unlisted.has(name)
