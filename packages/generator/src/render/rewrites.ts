import type { Brand } from '@bouquet/theme'
import { isListed, pages, pagesOf } from '../page/pages.ts'

const appRoutes = [
  '/members',
  '/members/*',
  '/likes',
  '/likes/*',
  '/chats',
  '/chats/*',
  '/credits',
  '/credits/*',
  '/transactions',
  '/transactions/*',
  '/premium',
  '/profile',
  '/settings',
  '/signup',
  '/signup/*',
  '/login',
  '/lang-config',
  '/reset-password',
  '/reset-password/*',
  '/activate/*',
]

/**
 * The `_redirects` file that static hosts read: addresses without a language open in the brand's own,
 * addresses of the members area open its shell.
 */
export function rewrites(brand: Brand): string {
  const home = `/${brand.language}`
  const lines = [
    ...pagesOf(brand)
      .filter(isListed)
      .map((page) => [pages[page] || '/', `${home}${pages[page]}/index.html`]),
    ...appRoutes.map((route) => [route, `${home}${pages.app}/index.html`]),
  ]
  return `${lines.map(([from, to]) => `${from} ${to} 200`).join('\n')}\n`
}
