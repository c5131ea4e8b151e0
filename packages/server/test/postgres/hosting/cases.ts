import type { HostRequest, HostResponse } from '../../support/hosting/sendRequest.ts'
import { film, pagePolicy } from './writeTree.ts'

interface Expected {
  readonly status: number
  /** Contained in the body. */
  readonly text?: string
  readonly body?: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

export interface Case extends HostRequest {
  readonly title: string
  readonly expected: Expected
}

const byLanguage = { vary: 'Cookie, Accept-Language, Accept-Encoding' }

const page = (
  title: string,
  path: string,
  text: string,
  more: Partial<HostRequest> = {},
): Case => ({
  title,
  path,
  ...more,
  expected: { status: 200, text, headers: { 'content-type': 'text/html; charset=utf-8' } },
})

const robots = (title: string, host: string, text: string): Case => ({
  title,
  path: '/robots.txt',
  host,
  expected: { status: 200, text, headers: { 'content-type': 'text/plain; charset=utf-8' } },
})

const missing = (title: string, path: string, text = 'english /404'): Case => ({
  title,
  path,
  expected: { status: 404, text, headers: { 'cache-control': 'no-cache' } },
})

const speaking = (language: string, cookie = '') => ({
  headers: { 'accept-language': language, ...(cookie && { cookie }) },
})

const cookie = (locale: string) => `other=1; i18n_redirected=${locale}`

/** What a visitor receives, whoever serves the sites. */
export const cases: readonly Case[] = [
  page('a page', '/de', 'german home'),
  page('a legal page', '/de/pages/terms', 'german /pages/terms'),
  page('a lander’s variant', '/de/landers/gallery/sea', 'german /landers/gallery/sea'),
  page('an unknown variant', '/de/landers/gallery/none', 'german /landers/gallery<'),
  robots('another site', 'brand500.example', 'brand500.example'),

  page('the root without a language', '/', 'english home'),
  page('the root in the browser’s language', '/', 'german home', speaking('de-AT,en;q=0.8')),
  page('the first known language', '/', 'german home', speaking('tr-TR, de, en')),
  page('a form of Norwegian', '/', 'norwegian home', speaking('nn-NO,nn;q=0.9')),
  page('weights that only the server compares', '/', 'german home', speaking('en;q=0.2, de;q=0.7')),
  page('languages that no site has', '/', 'english home', speaking('tr,ru;q=0.5')),
  page('the language of the cookie', '/', 'german home', speaking('nb', cookie('de'))),
  page('a cookie without sense', '/', 'norwegian home', speaking('nb', cookie('xx'))),
  page('a brand with a language', '/', 'german home', {
    ...speaking('nb'),
    host: 'brand999.example',
  }),
  page('the cookie at a brand with a language', '/', 'norwegian home', {
    ...speaking('en', cookie('nb')),
    host: 'brand999.example',
  }),
  page('a page without a language', '/pages/terms', 'german /pages/terms', speaking('de')),
  page(
    'a lander without a language',
    '/landers/gallery',
    'german /landers/gallery<',
    speaking('de'),
  ),
  page('a variant without a language', '/landers/gallery/none', 'german /landers/gallery<', {
    ...speaking('de'),
  }),

  page('a deep link into the members area', '/members/x/chat', 'german /app', speaking('de')),
  page('a members page', '/likes/m/1', 'english /app'),
  page(
    'a members page by the server’s choice',
    '/chats',
    'german /app',
    speaking('en;q=0.2,de;q=0.7'),
  ),
  page('a page of the members area among static ones', '/pages/withdraw', 'english /app'),

  missing('an unknown path', '/nowhere'),
  missing('an unknown path in a language', '/de/nowhere', 'german /404'),
  missing('an unknown path in the members area', '/chats/1/2', 'english /app'),
  missing('an unknown asset', '/assets/gone.js'),
  missing('the 404 page itself', '/404.html'),
  missing('a page that has no route', '/offline'),
  missing('headers for other hosts', '/_headers'),
  missing('redirects for other hosts', '/_redirects'),
  missing('headers for the server', '/headers.json'),
  missing('headers for the server, in capitals', '/HEADERS.JSON'),
  missing('headers for the server, encoded', '/head%65rs.json'),
  missing('a hidden file', '/.inputs'),
  missing('a hidden file, encoded', '/%2einputs'),
  missing('the configurations', '/hosting/nginx/bouquet.conf'),
  {
    ...missing('an unknown path of which the visitor wants a part', '/nowhere'),
    headers: { range: 'bytes=0-3', 'if-none-match': '*' },
  },

  {
    title: 'an asset',
    path: '/assets/app.1234.js',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    expected: {
      status: 200,
      headers: {
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      },
    },
  },
  {
    title: 'a page for a browser without brotli',
    path: '/',
    headers: { 'accept-encoding': 'gzip' },
    expected: {
      status: 200,
      headers: {
        ...byLanguage,
        'content-encoding': 'gzip',
        'content-security-policy': pagePolicy,
        'cache-control': 'no-cache',
      },
    },
  },
  {
    title: 'a file that is neither page nor asset',
    path: '/manifest.webmanifest',
    expected: {
      status: 200,
      headers: {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      },
    },
  },
  {
    title: 'a part of a film',
    path: '/assets/film.1234.mp4',
    headers: { range: 'bytes=100-199', 'accept-encoding': 'gzip, br' },
    expected: {
      status: 206,
      body: film.subarray(100, 200),
      headers: { 'content-range': 'bytes 100-199/20000', 'content-type': 'video/mp4' },
    },
  },
  {
    title: 'a part behind the end of a film',
    path: '/assets/film.1234.mp4',
    headers: { range: 'bytes=20000-' },
    expected: { status: 416, headers: { 'content-range': 'bytes */20000' } },
  },
  {
    title: 'a host that is unknown',
    path: '/',
    host: 'unknown.example',
    expected: { status: 404, text: 'unknown_domain' },
  },
  {
    title: 'an unknown call',
    path: '/api/nothing.php',
    expected: { status: 404, text: '{"error":{"code":"page_not_found"}}' },
  },
]

/** Headers in which web servers may differ: validators, and how a response is sent. */
const own = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
])

/** The headers of a response that are the same whoever serves the sites. */
export function commonHeaders({ headers }: HostResponse): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
}
