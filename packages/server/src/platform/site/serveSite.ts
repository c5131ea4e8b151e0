import { areaOf, isInApp } from '@bouquet/contract'
import type { Context, Handler } from 'hono'
import type { App, Env } from '../http/App.ts'
import { drawPage } from './drawPage.ts'
import { builtAt, findFile, localeOf, type Site, siteOf } from './findFile.ts'
import { properAddress } from './properAddress.ts'
import { respondWithFile } from './respondWithFile.ts'
import { countVisit } from './Visits.ts'

/**
 * Serves the built site of the request's brand. A path with a language is a file; a path without one is
 * served in the visitor's language. A page of the members area is drawn for its visitor, or else its path gets
 * the shell of that language, as does an unknown path there; an unknown variant of a lander is served
 * with the lander, and everything else with the brand's 404 page.
 */
export function serveSite(app: App): Handler<Env> {
  return async (http) => {
    const { brand, config } = http.get('ctx')
    const site = siteOf(config.siteDir, brand)
    const area = areaOf(http.req.path)
    const isDrawn = config.drawsMembersArea && area === 'app'
    const elsewhere = area === 'app' ? properAddress(http, undefined) : undefined
    if (elsewhere) return http.redirect(elsewhere, 308)
    const drawn = isDrawn ? await drawPage(http, site, app) : undefined
    if (drawn) return drawn
    const response = await serveFile(http, site)
    // The next time it may be drawn, so that the shell is not repeated.
    if (isDrawn) http.set('sentFile', undefined)
    return response
  }
}

async function serveFile(http: Context<Env>, site: Site): Promise<Response> {
  const { locale } = http.get('ctx')
  const { path } = http.req
  const absent: string[] = []
  const find = (wanted: string) => findFile(site, wanted, absent)
  const direct = variesByLanguage(path) ? undefined : find(path)
  const found = direct ?? find(localisedPath(path, locale)) ?? find(landerPath(path, locale))
  const byLanguage = !direct && localeOf(path) === undefined
  const elsewhere = properAddress(http, found)
  if (elsewhere) return http.redirect(elsewhere, 308)
  if (found) {
    const response = await respondWithFile(http, site, found, { byLanguage, absent })
    const { brand, visits } = http.get('ctx')
    const header = (name: string) => http.req.header(name)
    countVisit(visits, {
      brand,
      path: found.path,
      status: response.status,
      url: http.req.url,
      header,
    })
    return response
  }
  const lost = isInApp(path) ? find(`/${locale}/app`) : undefined
  const missing = lost ?? find(`/${localeOf(path) ?? locale}/404`) ?? find('/404.html')
  return missing
    ? respondWithFile(http, site, missing, { byLanguage, absent, status: 404 })
    : builtAt(site)
      ? plainNotFound(http)
      : beingBuilt(http)
}

/** Static hosts have a file for the root; here it is served in the visitor's language. */
const variesByLanguage = (path: string) => path === '/' || path === '/404.html'

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

/** A brand that was added a moment ago, or whose build has failed. */
const beingBuilt = (http: Context<Env>) =>
  http.text('This site is being built. Try again in a minute.', 503, {
    'retry-after': '30',
    'cache-control': 'no-store',
  })

const plainNotFound = (http: Context<Env>) =>
  http.text('This page could not be found', 404, { 'cache-control': 'no-store' })
