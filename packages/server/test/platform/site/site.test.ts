import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
const files = {
  'en/index.html': 'english home',
  'de/index.html': 'german home',
  'de/pages/terms/index.html': 'german terms',
  'en/landers/gallery/index.html': 'english gallery',
  'de/landers/gallery/index.html': 'german gallery',
  'de/landers/gallery/sea/index.html': 'german gallery by the sea',
  'en/app/index.html': 'english app',
  'de/app/index.html': 'german app',
  'en/404/index.html': 'english lost',
  'de/404/index.html': 'german lost',
  'assets/app.1234.js': 'plain script',
  'assets/app.1234.js.br': 'packed script',
  'headers.json': '{"contentSecurityPolicy":"script-src \'sha256-abc\'"}',
  '.inputs': 'secret',
  _redirects: 'secret',
}
for (const [name, content] of Object.entries(files)) {
  const path = join(siteDir, 'harbour.example', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
writeFileSync(join(siteDir, 'outside.txt'), 'another brand')

const server = await testServer({ siteDir })
const get = (path: string, headers: Record<string, string> = {}) =>
  server.client().fetch(path, { headers })
const read = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text()

test('LOC-4 an address with a language is that language’s page', async () => {
  expect(await read('/de')).toBe('german home')
})

test('OPS-12 a brand that has not been built yet asks to try again', async () => {
  const unbuilt = await testServer({ siteDir: join(siteDir, 'none') })
  for (const path of ['/', '/en', '/members']) {
    const response = await unbuilt.client().fetch(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await response.text()).toContain('is being built')
  }
})

test('LOC-2 the cookie decides, and the answer says that it varies', async () => {
  const client = server.client()
  client.cookies.set('i18n_redirected', 'de')
  const response = await client.fetch('/', { headers: { 'accept-language': 'fr' } })
  expect(await response.text()).toBe('german home')
  expect(response.headers.get('vary')).toContain('Cookie, Accept-Language')
})

test('LOC-2 LOC-4 a brand without a language of its own answers in the browser’s', async () => {
  const inGerman = { 'accept-language': 'de-AT,en;q=0.8' }
  expect(await read('/', inGerman)).toBe('german home')
  expect(await read('/members', inGerman)).toBe('german app')
  expect(await read('/', { 'accept-language': 'cs' })).toBe('english home')
})

test('LOC-2 a brand that states its language answers in it, whatever the browser says', async () => {
  const brand = { ...testBrand('harbour'), domainLanguage: 'de' } as const
  const german = await testServer({ siteDir, brands: [brand] })
  const response = await german.client().fetch('/', { headers: { 'accept-language': 'en' } })
  expect(await response.text()).toBe('german home')
})

test('LAN-2 a variant of a lander has its own page, and an unknown one shows the lander', async () => {
  expect(await read('/de/landers/gallery/sea')).toBe('german gallery by the sea')
  expect(await read('/de/landers/gallery/unknown')).toBe('german gallery')
  expect(await read('/landers/gallery/unknown')).toBe('english gallery')
  expect((await get('/de/landers/gallery/unknown/more')).status).toBe(404)
  expect((await get('/de/landers/absent/unknown')).status).toBe(404)
})

test('RTE-2 every address of the members area opens directly', async () => {
  for (const path of [
    '/members',
    '/members/x/chat',
    '/likes/m/1',
    '/credits/p/card',
    '/activate',
    '/activate/done',
  ]) {
    expect(await read(path)).toBe('english app')
  }
})

test('RTE-4 an unknown address is a 404 with the brand’s page in the right language', async () => {
  const response = await get('/nowhere')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('english lost')
  expect(await read('/de/nowhere')).toBe('german lost')
})

test('RTE-10 an unknown address inside the members area is a 404 with the shell, which has its navigation', async () => {
  for (const path of ['/members/not/a/page', '/chats/1/2', '/settings/nothing']) {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('english app')
  }
})

test('RTE-4 an unknown call answers in JSON', async () => {
  const response = await get('/api/nothing.php')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: { code: 'page_not_found' } })
})

test('LAN-4 assets are kept for ever and come compressed', async () => {
  const response = await get('/assets/app.1234.js', { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(await read('/assets/app.1234.js')).toBe('plain script')
})

test('LAN-4 a page that the visitor has is not sent again', async () => {
  const etag = (await get('/de')).headers.get('etag') ?? ''
  expect((await get('/de', { 'if-none-match': etag })).status).toBe(304)
})

test('TRU-3 pages allow scripts by the hashes of the build only', async () => {
  const response = await get('/de')
  expect(response.headers.get('content-security-policy')).toContain('sha256-abc')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  '/headers.json',
  '/.inputs',
  '/_redirects',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/%00',
])('DOM-5 %s is not served', async (path) => {
  expect((await get(path)).status).toBe(404)
})
