import { areaOf } from '@bouquet/contract/routes'
import { isLocale, type Locale } from '@bouquet/i18n'
import { pages } from '../page/pages.ts'

export interface SitePath {
  readonly locale: Locale
  /** Where the site's own page is. */
  readonly path: string
}

/** The page that answers an address: with its language as it is, else in the language given. */
export function sitePath(path: string, preferred: Locale): SitePath | undefined {
  const [, first = ''] = path.split('/')
  if (isLocale(first)) return { locale: first, path }
  const area = areaOf(path)
  if (area === 'app') return { locale: preferred, path: `/${preferred}${pages.app}` }
  if (area === 'static')
    return { locale: preferred, path: `/${preferred}${path === '/' ? '' : path}` }
  return undefined
}

/** The page for an address that no route has. */
export const notFound = (locale: Locale): SitePath => ({
  locale,
  path: `/${locale}${pages.notFound}`,
})
