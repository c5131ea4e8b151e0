import { routes } from '@bouquet/contract/routes'
import type { Brand } from '@bouquet/theme'
import { isListed, pages, pagesOf } from '../page/pages.ts'

/** A route as static hosts write it: `:id` for a part of the path, two lines where a part may be missing. */
const patternsOf = (path: string): readonly string[] => {
  const asked = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const short = asked.replaceAll(/\/\{\w+\?\}/g, '')
  const long = asked.replaceAll(/\{(\w+)\?\}/g, ':$1')
  return short === long ? [long] : [short, long]
}

/**
 * The `_redirects` file that static hosts read: addresses without a language open in the brand's own,
 * addresses of the members area open its shell, whose address stays as it was asked for.
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
