import { areaOf } from '@bouquet/contract/routes'
import { isLocale, type Locale } from '@bouquet/i18n'
import { pages } from '../page/pages.ts'

export interface SitePath {
  readonly locale: Locale
  /** Path of the page in the Astro site. */
  readonly path: string
}

/** The page for a path, in the language of the path or else in the given one. */
export function sitePath(path: string, preferred: Locale): SitePath | undefined {
  const [, first = ''] = path.split('/')
  if (isLocale(first)) return { locale: first, path }
  const area = areaOf(path)
  if (area === 'app') return { locale: preferred, path: `/${preferred}${pages.app}` }
  if (area === 'static')
    return { locale: preferred, path: `/${preferred}${path === '/' ? '' : path}` }
  return undefined
}

/** The page for a path without a route. */
export const notFound = (locale: Locale): SitePath => ({
  locale,
  path: `/${locale}${pages.notFound}`,
})
