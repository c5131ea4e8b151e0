import { areaOf, isInApp } from '@bouquet/contract'
import type { Context, Handler } from 'hono'
import type { Env } from '../http/App.ts'
import { answerFile } from './answerFile.ts'
import { findFile, localeOf, siteOf } from './findFile.ts'

/**
 * Serves the built site of the request's brand. A path with a language is a file; a path without one is
 * served in the visitor's language, a members-area path with the shell of that language, which also answers an
 * unknown path there, an unknown variant of a lander with the lander, and everything else with the brand's 404
 * page.
 */
export const serveSite =
  (folder: string): Handler<Env> =>
  async (http) => {
    const { brand, locale } = http.get('ctx')
    const site = siteOf(folder, brand)
    const path = http.req.path
    const absent: string[] = []
    const find = (wanted: string) => findFile(site, wanted, absent)
    const direct = answersByLanguage(path) ? undefined : find(path)
    const found = direct ?? find(localisedPath(path, locale)) ?? find(landerPath(path, locale))
    const byLanguage = !direct && localeOf(path) === undefined
    if (found) return answerFile(http, site, found, { byLanguage, absent })
    const lost = isInApp(path) ? find(`/${locale}/app`) : undefined
    const missing = lost ?? find(`/${localeOf(path) ?? locale}/404`) ?? find('/404.html')
    return missing
      ? answerFile(http, site, missing, { byLanguage, absent, status: 404 })
      : plainNotFound(http)
  }
/** Static hosts have a file for the root; here it is served in the visitor's language. */
const answersByLanguage = (path: string) => path === '/' || path === '/404.html'

function localisedPath(path: string, locale: string): string {
  const area = areaOf(path)
  if (!area) return ''
  return area === 'app' ? `/${locale}/app` : `/${locale}${path}`
}

/** The lander of a variant's path; empty for other paths. */
function landerPath(path: string, locale: string): string {
  const [, own = locale, lander] = /^(?:\/(\w\w))?(\/landers\/[^/]+)\/[^/]+\/?$/.exec(path) ?? []
  return lander === undefined ? '' : `/${own}${lander}`
}

const plainNotFound = (http: Context<Env>) =>
  http.text('This page could not be found', 404, { 'cache-control': 'no-store' })
