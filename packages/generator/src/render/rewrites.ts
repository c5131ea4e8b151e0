import { routes } from '@bouquet/contract/routes'
import type { Brand } from '@bouquet/theme'
import { isListed, pages, pagesOf } from '../page.ts'

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
export function rewrites(brand: Brand): string {
  const home = `/${brand.language}`
  const own = pagesOf(brand)
    .filter(isListed)
    .map((page) => [pages[page] || '/', `${home}${pages[page]}/index.html`] as const)
  const members = Object.values(routes)
    .filter(({ area }) => area === 'app')
    .flatMap(({ path }) => patternsOf(path))
    .map((path) => [path, `${home}${pages.app}/index.html`] as const)
  return `${[...own, ...members].map(([from, to]) => `${from} ${to} 200`).join('\n')}\n`
}
