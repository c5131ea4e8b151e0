import { calls } from '@bouquet/contract/schemas'
import type { HostRequest } from '../../support/hosting/sendRequest.ts'

const film = '/assets/film.1234.mp4'
const script = '/assets/app.1234.js'
const pages = [
  '/',
  '/de',
  '/de/',
  '/de/pages/terms',
  '/de/landers/gallery',
  '/de/landers/gallery/sea',
]

const get = (path: string, more: Partial<HostRequest> = {}): HostRequest => ({ path, ...more })

const ranged = (range: string, more: Readonly<Record<string, string>> = {}): HostRequest =>
  get(film, { headers: { range, ...more } })

const packed = (path: string, encoding: string): HostRequest =>
  get(path, { headers: { 'accept-encoding': encoding } })

const upload = (bytes: number): HostRequest => ({
  path: calls.uploadPhoto.path,
  method: 'POST',
  headers: {
    'content-type': 'multipart/form-data; boundary=part',
    origin: 'http://brand0.example',
  },
  body: 'x'.repeat(bytes),
})

const million = 1_000_000

/** Why two web servers may differ in a response, and what is the same nevertheless. */
interface Difference {
  readonly reason: string
  readonly same: 'status' | 'nothing'
}

export interface Row extends HostRequest {
  readonly differs?: Difference
}

const own =
  (reason: string, same: Difference['same']) =>
  (request: HostRequest): Row => ({
    ...request,
    differs: { reason, same },
  })

const refused = own('each refuses in its own words what no browser sends', 'status')
const noSuchPart = own('no browser shows the text of a 416', 'status')
const tooLong = own('no browser sends headers of more than 16 kB', 'nothing')

/** Requests that every web server is to answer alike, and the few that it need not. */
export const rows: readonly Row[] = [
  ...pages.map((path) => get(path)),
  ...pages.map((path) => get(path, { method: 'HEAD' })),
  ...pages.map((path) => get(`${path}?utm_source=paper&x=%20`)),

  // Slashes and odd paths.
  ...[
    '//',
    '//de/',
    '/de//',
    '/de//pages/terms',
    '/de/pages//terms',
    '//assets/app.1234.js',
    '/assets//app.1234.js',
    '/assets%2fapp.1234.js',
    '/assets%5capp.1234.js',
    '/de%2fpages%2fterms',
    '/de/pages/terms/',
    '/pages/terms/',
    '/de/landers/gallery/',
    '/de/landers/gallery/sea/',
    '/landers/gallery/',
    '/landers/gallery/none/',
    '/de/index.html',
    '/de/pages/terms/index.html',
    '/index.html',
    '/de/../en/',
    '/de/./pages/terms',
    '/de/%2e%2e/en/',
    '/%64e/',
    '/de/p%61ges/terms',
    '/de/pages/t%C3%A4rms',
    '/%ff',
    '/de/%0d%0ax',
    '/DE/',
    '/de/PAGES/terms',
    '/xx/',
    '/de;a=b/',
    '/de/pages/terms.',
    '/assets',
    '/assets/',
    '/assets/app.1234.js/',
    '/assets/app.1234.js.br',
    '/assets/app.1234.js.gz',
    '/de/index.html.br',
    '/.well-known/',
    '/.well-known/none',
    '/.git/config',
    '/de/.hidden',
    '/robots.txt',
    '/robots.txt/',
    '/sw.js',
    '/manifest.webmanifest',
    '/likes',
    '/likes/',
    '/de/likes',
    '/settings?tab=1',
    '/offline',
    '/de/offline',
    '/app',
    '/de/app',
    '/de/404',
    '/404.html',
    '/favicon.ico',
    '/headers.json',
    '/_headers',
  ].map((path) => get(path)),

  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/%', '/%zz', '/%00'].map((path) =>
    refused(get(path)),
  ),

  // The server's own.
  ...['/api', '/api/', '/api?x=1', '/api/none', '/apis', '/api.php', '/API/none', '/desk2'].map(
    (path) => get(path),
  ),
  get('/metrics'),
  get('/healthz', { method: 'POST' }),

  // Methods.
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) => [
    get('/de', { method }),
    get(script, { method }),
  ]),
  get('/de/nowhere', { method: 'POST' }),
  get('/', { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } }),
  get('/pages/withdraw', { method: 'PUT' }),
  get('/api/none', { method: 'TRACE' }),
  get('/api/none', { method: 'PUT' }),
  get('/de/nowhere', { method: 'HEAD' }),

  // Hosts.
  ...[
    'BRAND0.example',
    'brand0.example.',
    'brand0.example:80',
    'brand0.example:8080',
    'brand0.example:99999',
    'brand0.example:',
    'brand0.example:x',
    'www.brand0.example',
    'WWW.brand0.example',
    'www.www.brand0.example',
    'unknown.example',
    '127.0.0.1',
    '[::1]',
    'brand0_example',
  ].map((host) => get('/de/pages/terms', { host })),
  ...['brand0.example, brand1.example', 'bad host', 'brand0.example/x', 'user@brand0.example'].map(
    (host) => refused(get('/de/pages/terms', { host })),
  ),
  get('/', { host: 'www.brand0.example' }),
  get('/de/?a=b', { host: 'www.brand1.example' }),
  get('/de/', { host: 'www.brand0.example', method: 'POST' }),
  get('/nowhere', { host: 'unknown.example' }),
  get('/robots.txt', { host: 'unknown.example' }),
  ...[['brand0.example', 'brand1.example'], ['brand0.example', 'brand0.example'], []].map((hosts) =>
    refused(get('/de', { hosts })),
  ),
  own(
    'Caddy tells the server its own address in place of an empty host',
    'nothing',
  )(get('/de', { hosts: [''] })),

  // Encodings.
  ...[
    'br',
    'gzip',
    'gzip, br',
    'br;q=0.1, gzip',
    'br;q=0',
    'br;q=0, gzip;q=0',
    'identity',
    '*',
    '*;q=0',
    'zstd, br',
    'deflate',
    'BR',
    'gzip;q=1.0, br;q=1.0',
    'x-gzip',
    '',
  ].flatMap((encoding) => [packed('/de', encoding), packed(script, encoding)]),

  // Parts.
  ...[
    'bytes=0-0',
    'bytes=0-99',
    'bytes=-100',
    'bytes=19900-',
    'bytes=19999-30000',
    'bytes=0-99,200-299',
    'bytes=0-99, 200-299, 300-',
    'bytes=0-,0-,0-,0-,0-,0-',
    'bytes=a-b',
    'bytes=-0',
    'bytes=',
    'bytes',
    'items=0-9',
    'bytes=-',
  ].map((range) => ranged(range)),
  ...['bytes=20000-', 'bytes=5-1', 'bytes=99999999999999999999-'].map((range) =>
    noSuchPart(ranged(range)),
  ),
  ranged('bytes=0-9', { 'if-range': '"none"' }),
  ranged('bytes=0-9', { 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  get('/de', { headers: { range: 'bytes=0-9', 'accept-encoding': 'br' } }),
  get('/de', { headers: { range: 'bytes=0-9' } }),
  get('/de', { method: 'HEAD', headers: { range: 'bytes=0-9' } }),

  // Conditions.
  get('/de', { headers: { 'if-none-match': '*' } }),
  get('/de', { headers: { 'if-none-match': '"none"' } }),
  get('/de', { headers: { 'if-modified-since': 'Fri, 01 Jan 2038 00:00:00 GMT' } }),
  get('/de', { headers: { 'if-modified-since': 'yesterday' } }),
  get('/de', { headers: { 'if-match': '"none"' } }),
  get('/de', { headers: { 'if-unmodified-since': 'Wed, 21 Oct 2015 07:28:00 GMT' } }),

  // Sizes.
  get(`/de/${'x'.repeat(200)}`),
  get(`/de/${'x'.repeat(1_000)}`),
  get(`/de/pages/terms?${'x'.repeat(4_000)}`),
  get(`/de/pages/terms?${'x'.repeat(7_000)}`),
  get(`/de/pages/terms?${'x'.repeat(12_000)}`),
  tooLong(get(`/de/pages/terms?${'x'.repeat(40_000)}`)),
  get('/de', { headers: { cookie: `a=${'x'.repeat(4_000)}` } }),
  get('/de', { headers: { cookie: `a=${'x'.repeat(7_000)}` } }),
  get('/de', { headers: { cookie: `a=${'x'.repeat(12_000)}` } }),
  tooLong(get('/de', { headers: { cookie: `a=${'x'.repeat(40_000)}` } })),
  get('/api/none', { headers: { cookie: `a=${'x'.repeat(12_000)}` } }),
  upload(10),
  upload(16 * million),
  upload(33 * million),
  upload(40 * million),
  own(
    'nginx measures a body before it looks at the method',
    'nothing',
  )(get('/de', { method: 'POST', body: 'x'.repeat(40 * million) })),

  // Languages.
  get('/', { headers: { 'accept-language': 'de' } }),
  get('/pages/terms', { headers: { 'accept-language': 'de;q=0.9, nb;q=0.8' } }),
  get('/pages/terms', { headers: { 'accept-language': '*' } }),
  get('/nowhere', { headers: { 'accept-language': 'de;q=0.5' } }),
  own(
    'nothing of ours writes a language with an escape',
    'status',
  )(get('/', { headers: { cookie: 'i18n_redirected=%64e' } })),
]
