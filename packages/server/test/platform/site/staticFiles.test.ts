import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { openPort } from '../../../src/platform/http/openPort.ts'
import { rawRequest } from '../../support/rawSocket.ts'
import { testServer } from '../../support/server.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
const page = `<p>${'english home '.repeat(200)}</p>`
const icon = `<svg>${'<path/>'.repeat(300)}</svg>`
const photo = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
const files: Readonly<Record<string, string | Buffer>> = {
  'en/index.html': page,
  'en/index.html.br': brotliCompressSync(page),
  'en/index.html.gz': gzipSync(page),
  'en/404/index.html': 'english lost',
  'icon.svg': icon,
  'art.webp': photo,
  'assets/app.js': 'plain script',
  'headers.json': '{"contentSecurityPolicy":"script-src \'sha256-abc\'"}',
  _headers: 'secret',
  _redirects: 'secret',
  '.inputs': 'secret',
}
const changed = new Date('2026-05-01T12:00:00Z')
for (const [name, content] of Object.entries(files)) {
  const path = join(siteDir, 'harbour.example', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  utimesSync(path, changed, changed)
}

const { app, repeat, services } = await testServer({ siteDir })
const open = await openPort(0, services.config.limits)
open.respondWith(app.fetch, repeat)
afterAll(() => open.close())

/** Asks on a connection of its own with the path as it is written, which `fetch` would tidy. */
async function send(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const response = await rawRequest(
    open.port,
    `${method} ${path} HTTP/1.1`,
    'Host: harbour.example',
    ...lines,
  )
  const end = response.indexOf('\r\n\r\n')
  const [first = '', ...head] = response.slice(0, end).split('\r\n')
  const pairs = head.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(pairs),
    body: Buffer.from(response.slice(end + 4), 'latin1'),
  }
}

test.each([
  '/headers.json',
  '//headers.json',
  '/./headers.json',
  '/%2e/headers.json',
  '/en/../headers.json',
  '/en/%2e%2e/headers.json',
  '/en//../headers.json',
  '/%2fheaders.json',
  '/%2Fheaders.json',
  '/en%2f..%2fheaders.json',
  '/HEADERS.JSON',
  '/headers.json/',
  '/head%65rs.json',
  '/_headers',
  '//_headers',
  '/./_headers',
  '/_redirects',
  '///_redirects',
  '/.inputs',
  '//.inputs',
  '/%2einputs',
  '/assets//app.js',
  '//assets/app.js',
  '/assets%2fapp.js',
  '/assets%5capp.js',
  '/..%2fharbour.example%2fen%2findex.html',
  '/%2e%2e%2fharbour.example',
  '/en/index.html%00',
  '/%c3%28',
])('DOM-5 %s is not served', async (path) => {
  const { status, body } = await send(path)
  expect(status).toBe(path.includes('%00') ? 400 : 404)
  expect(body.toString()).not.toContain('secret')
})

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, *;q=0', null],
    ['br;q=0,gzip;q=0', null],
    ['identity', null],
    ['identity, br;q=0.5', null],
    ['identity;q=0, gzip', 'gzip'],
    ['brotli, gzipped', null],
  ])('OPS-4 a page for %s comes as %s', async (accepted, encoding) => {
    const { headers, body } = await send('/en', { 'Accept-Encoding': accepted })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(headers.get('content-length')).toBe(String(body.length))
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(plain.toString()).toBe(page)
  })

  test('OPS-4 text that was not compressed at build is compressed on its way', async () => {
    const { headers } = await send('/icon.svg', { 'Accept-Encoding': 'gzip, br' })
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(
      (await send('/art.webp', { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  test('OPS-4 answers of the API are compressed', async () => {
    const { headers } = await send('/api/settings.php', { 'Accept-Encoding': 'gzip' })
    expect(headers.get('content-encoding')).toBe('gzip')
  })
})

describe('parts', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=199900-', 199_900, 199_999],
    ['bytes=-100', 199_900, 199_999],
    ['bytes=100-999999', 100, 199_999],
    ['bytes=0-0', 0, 0],
  ])('OPS-4 %s is answered with that part', async (Range, first, last) => {
    const { status, headers, body } = await send('/art.webp', { Range })
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${first}-${last}/200000`)
    expect(headers.get('content-length')).toBe(String(last - first + 1))
    expect(body.equals(photo.subarray(first, last + 1))).toBe(true)
  })

  test('OPS-4 a part behind the end is refused with the length', async () => {
    const { status, headers, body } = await send('/art.webp', { Range: 'bytes=200000-' })
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe('bytes */200000')
    expect(body).toHaveLength(0)
  })

  test.each(['items=0-1', 'bytes=5-1', 'bytes=a-b', 'bytes=0-1,5-9'])(
    'OPS-4 %s asks for no single part, and all of it comes',
    async (Range) => {
      const { status, body } = await send('/art.webp', { Range })
      expect([200, 416]).toContain(status)
      if (status === 200) expect(body).toHaveLength(photo.length)
    },
  )

  test('OPS-4 a part comes only of the file that the visitor has begun', async () => {
    const { headers } = await send('/art.webp')
    const begun = { Range: 'bytes=0-99', 'If-Range': headers.get('last-modified') ?? '' }
    expect((await send('/art.webp', begun)).status).toBe(206)
    const earlier = { ...begun, 'If-Range': 'Thu, 01 Jan 2026 00:00:00 GMT' }
    expect((await send('/art.webp', earlier)).body).toHaveLength(photo.length)
    const weak = { ...begun, 'If-Range': headers.get('etag') ?? '' }
    expect((await send('/art.webp', weak)).status).toBe(200)
    expect((await send('/art.webp', { ...begun, 'If-Range': '"other"' })).status).toBe(200)
  })
})

describe('revalidation', () => {
  const tagOf = async (headers: Record<string, string>) =>
    (await send('/en', headers)).headers.get('etag') ?? ''

  test.each([
    ['itself', (tag: string) => tag],
    ['a list with it', (tag: string) => `"a", ${tag},W/"b"`],
    ['its strong form', (tag: string) => tag.replace('W/', '')],
    ['any', () => '*'],
  ])(
    'OPS-4 If-None-Match with %s is answered 304, with what a 200 would say',
    async (_, listOf) => {
      const accept = { 'Accept-Encoding': 'br' }
      const { status, headers, body } = await send('/en', {
        ...accept,
        'If-None-Match': listOf(await tagOf(accept)),
      })
      expect(status).toBe(304)
      expect(body).toHaveLength(0)
      expect(headers.get('etag')).toBe(await tagOf(accept))
      expect(headers.get('vary')).toContain('Accept-Encoding')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-security-policy')).toContain('sha256-abc')
      expect(headers.has('content-type')).toBe(false)
      expect(headers.has('content-encoding')).toBe(false)
    },
  )

  test('OPS-4 each form of a page has a validator of its own', async () => {
    const plain = await tagOf({})
    expect(await tagOf({ 'Accept-Encoding': 'br' })).not.toBe(plain)
    const other = { 'Accept-Encoding': 'br', 'If-None-Match': plain }
    expect((await send('/en', other)).status).toBe(200)
    expect((await send('/en', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('OPS-4 a page that says 404 is whole, whatever the visitor has', async () => {
    const { status, body } = await send('/nowhere', { 'If-None-Match': '*', Range: 'bytes=0-3' })
    expect(status).toBe(404)
    expect(body.toString()).toBe('english lost')
  })
})

test('OPS-4 HEAD says what GET would, without the body', async () => {
  const asked = { 'Accept-Encoding': 'br' }
  const get = await send('/en', asked)
  const head = await send('/en', asked, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name))
  }
})
