import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { resolveLocale } from '@bouquet/i18n'
import type { Connect, Plugin } from 'vite'
import type { BrandFile } from '../assets/BrandFile.ts'
import { environment } from '../environment.ts'
import { pageLocals } from '../render/pageLocals.ts'
import { brandAtHost } from './brandAtHost.ts'
import { notFound, sitePath } from './sitePath.ts'

/** Astro's dev server reads the locals of a page from this property of the request. */
const localsKey = Symbol.for('astro.locals')

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Vite plugin that serves each brand at its own local host and proxies API calls to the server. */
export const devSite = (): Plugin => ({
  name: 'bouquet-dev-site',
  config: () => ({
    server: {
      proxy: {
        '/api': { target: `http://127.0.0.1:${environment.API_PORT}`, changeOrigin: false },
      },
    },
  }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      answer(request, response, next).catch(next)
    })
  },
})

async function answer(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const found = await brandAtHost(request.headers.host ?? '')
  if (!found) return next()
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const file = found.assets.files.find(({ path }) => `/${path}` === pathname)
  if (file) return send(file, response)
  const preferred = preferredLocale(request)
  const isPage = request.headers.accept?.includes('text/html') ?? false
  const page = sitePath(pathname, preferred) ?? (isPage ? notFound(preferred) : undefined)
  if (page) {
    Reflect.set(request, localsKey, pageLocals(found.brand, found.assets, page.locale, 'draft'))
    request.url = page.path + search
  }
  next()
}

function send({ path, content }: BrandFile, response: ServerResponse): void {
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
  const hasContent = typeof content === 'string' || content instanceof Uint8Array
  response.end(hasContent ? content : readFileSync(content.sameAs))
}

const preferredLocale = ({ headers }: IncomingMessage) =>
  resolveLocale({ acceptLanguage: headers['accept-language'] })
