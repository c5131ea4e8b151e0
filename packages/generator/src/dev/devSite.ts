import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { areaOf } from '@bouquet/contract/routes'
import { isLocale, type Locale, resolveLocale } from '@bouquet/i18n'
import { acceptedLanguages } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Connect, Plugin } from 'vite'
import type { BrandFile } from '../assets/BrandFile.ts'
import { environment } from '../environment.ts'
import { developmentShell } from '../membersArea/membersShell.ts'
import { developmentEntry, membersEntry } from '../membersArea/place.ts'
import { readOwnPages } from '../ownPages/readOwnPages.ts'
import { type BrandPage, pagePath, pagesAndVariants } from '../page.ts'
import { pageLocals } from '../render/pageLocals.ts'
import { translatorFor } from '../render/texts.ts'
import { DevBrands } from './devBrands.ts'
import { reloadOnSave } from './reloadOnSave.ts'
import { sendErrors, showErrors } from './showErrors.ts'

/** Astro's dev server reads the locals of a page from this property of the request. */
const localsKey = Symbol.for('astro.locals')

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Vite plugin that serves each brand at its own local host and proxies API calls to the server. */
export function devSite(): Plugin {
  return {
    name: 'bouquet-dev-site',
    config: () => ({
      server: {
        proxy: {
          '/api': { target: `http://127.0.0.1:${environment.API_PORT}`, changeOrigin: false },
        },
      },
    }),
    resolveId: (id) => (id === developmentEntry ? id : undefined),
    load: (id) => (id === developmentEntry ? startMembersArea : undefined),
    configureServer(server) {
      const brands = new DevBrands(environment.THEMES_DIR)
      const saved = reloadOnSave(server, environment.THEMES_DIR, brands)
      showErrors(server, brands)
      server.middlewares.use((request, response, next) => {
        saved.measure(request, response)
        respond(brands, request, response, next).catch(next)
      })
    },
  }
}

/** Starts the members area after the script that keeps the state of components while their code changes. */
const startMembersArea = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import(${JSON.stringify(`/@fs${membersEntry}`)})`

async function respond(
  brands: DevBrands,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const { last: found, errors } = await brands.at(request.headers.host ?? '')
  const isPage = request.headers.accept?.includes('text/html') ?? false
  if (!found) return errors.length > 0 && isPage ? sendErrors(errors, response) : next()
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const file = found.assets.files.find(({ path }) => `/${path}` === pathname)
  if (file) return send(file, response)
  const preferred = preferredLocale(found.brand, request)
  const page = sitePath(pathname, preferred) ?? (isPage ? notFound(preferred) : undefined)
  if (page) {
    const { brand, assets } = found
    const { locale, path } = page
    const { pages: ownPages } = await readOwnPages(environment.THEMES_DIR, brand)
    const shown = pageAtPath(path.replace(`/${locale}`, ''), pagesAndVariants(brand, ownPages))
    const texts = 'draft'
    const t = translatorFor(locale, texts)
    const sources = { assets, locale, texts, t, members: developmentShell, ownPages } as const
    const locals = pageLocals(brand, shown, sources)
    Reflect.set(request, localsKey, locals)
    request.url = (shown.slug === undefined ? path : `/${locale}${pagePath(shown.page)}`) + search
  }
  next()
}

function send({ path, content }: BrandFile, response: ServerResponse): void {
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
  const hasContent = typeof content === 'string' || content instanceof Uint8Array
  response.end(hasContent ? content : readFileSync(content.sameAs))
}

const preferredLocale = ({ domainLanguage }: Brand, { headers }: IncomingMessage) =>
  resolveLocale({ domainLanguage, languages: acceptedLanguages(headers['accept-language']) })

interface SitePath {
  readonly locale: Locale
  /** Path of the page in the Astro site. */
  readonly path: string
}

/** The page for a path, in the language of the path or else in the given one. */
function sitePath(path: string, preferred: Locale): SitePath | undefined {
  const [, first = ''] = path.split('/')
  if (isLocale(first)) return { locale: first, path }
  const area = areaOf(path)
  if (area === 'app') return { locale: preferred, path: `/${preferred}${pagePath('app')}` }
  if (area === 'static')
    return { locale: preferred, path: `/${preferred}${path === '/' ? '' : path}` }
  return undefined
}

/** The page or variant at a path without a language; the lander for an unknown variant. */
function pageAtPath(path: string, known: readonly BrandPage[]): BrandPage {
  const lander = path.replace(/(\/landers\/[^/]+)\/.*$/, '$1')
  return (
    known.find(({ page, slug }) => pagePath(page, slug) === path) ??
    known.find(({ page }) => pagePath(page) === lander) ?? { page: 'notFound' }
  )
}

/** The page for a path without a route. */
const notFound = (locale: Locale): SitePath => ({
  locale,
  path: `/${locale}${pagePath('notFound')}`,
})
