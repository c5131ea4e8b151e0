import { localeCodes } from '@bouquet/contract'
import { routes } from '@bouquet/contract/routes'
import type { Brand } from '@bouquet/theme'
import { landerNames } from '@bouquet/theme/landers'
import { type BrandPage, pagePath } from '../page.ts'

/** A route in the syntax of `_redirects`: `:id` for a parameter, two patterns when the last one is optional. */
const patternsOf = (path: string): readonly string[] => {
  const named = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const short = named.replaceAll(/\/\{\w+\?\}/g, '')
  const long = named.replaceAll(/\{(\w+)\?\}/g, ':$1')
  return short === long ? [long] : [short, long]
}

/**
 * The `_redirects` file for static hosts. Paths without a language are rewritten to the brand's language,
 * paths of the members area to its shell, unknown variants of a lander to the lander.
 */
export function rewrites(brand: Brand, listed: readonly BrandPage[]): string {
  const home = `/${brand.language}`
  const own = listed
    .map(({ page, slug }) => pagePath(page, slug))
    .map((path) => [path || '/', `${home}${path}/index.html`] as const)
  const variants = landerNames
    .filter((name) => name in brand.landers)
    .flatMap((name) => [
      [`${pagePath(name)}/:slug`, `${home}${pagePath(name)}/index.html`] as const,
      ...localeCodes.map(
        (locale) =>
          [`/${locale}${pagePath(name)}/:slug`, `/${locale}${pagePath(name)}/index.html`] as const,
      ),
    ])
  const members = Object.values(routes)
    .filter(({ area }) => area === 'app')
    .flatMap(({ path }) => patternsOf(path))
    .map((path) => [path, `${home}${pagePath('app')}/index.html`] as const)
  return `${[...own, ...variants, ...members].map(([from, to]) => `${from} ${to} 200`).join('\n')}\n`
}
