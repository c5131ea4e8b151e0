import { routes } from '@bouquet/contract/routes'
import type { Brand } from '@bouquet/theme'
import { isListed, type PageName, pagePath, pages } from '../page.ts'

/** A route in the syntax of `_redirects`: `:id` for a parameter, two patterns when the last one is optional. */
const patternsOf = (path: string): readonly string[] => {
  const named = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const short = named.replaceAll(/\/\{\w+\?\}/g, '')
  const long = named.replaceAll(/\{(\w+)\?\}/g, ':$1')
  return short === long ? [long] : [short, long]
}

/**
 * The `_redirects` file for static hosts. Paths without a language are rewritten to the brand's language,
 * paths of the members area to its shell.
 */
export function rewrites(brand: Brand, names: readonly PageName[]): string {
  const home = `/${brand.language}`
  const own = names
    .filter(isListed)
    .map((page) => [pagePath(page) || '/', `${home}${pagePath(page)}/index.html`] as const)
  const members = Object.values(routes)
    .filter(({ area }) => area === 'app')
    .flatMap(({ path }) => patternsOf(path))
    .map((path) => [path, `${home}${pages.app}/index.html`] as const)
  return `${[...own, ...members].map(([from, to]) => `${from} ${to} 200`).join('\n')}\n`
}
