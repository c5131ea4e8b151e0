import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserStorage } from '@bouquet/contract'
import { securityHeaders } from '@bouquet/contract/hosting'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { goodSignup } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
const policy = "default-src 'none'; script-src 'self'"
mkdirSync(join(siteDir, 'harbour.example/en/404'), { recursive: true })
writeFileSync(join(siteDir, 'harbour.example/en/index.html'), 'english home')
writeFileSync(join(siteDir, 'harbour.example/en/404/index.html'), 'english lost')
writeFileSync(join(siteDir, 'harbour.example/icon.svg'), '<svg/>')
writeFileSync(
  join(siteDir, 'harbour.example/headers.json'),
  JSON.stringify({ contentSecurityPolicy: policy }),
)
const brands = [testBrand()]
const server = await testServer({ siteDir, trustProxy: true, brands })

const get = (path: string, scheme = 'https') =>
  server.client().fetch(path, { headers: { 'x-forwarded-proto': scheme } })

/** A page, an asset, a response of the API, a refusal, and what does not exist. */
const responses = [
  '/en',
  '/icon.svg',
  '/api/settings.php',
  '/api/profile.php',
  '/api/none',
  '/none',
]

test.each(Object.entries(securityHeaders))(
  'TRU-3 every response has %s: %s',
  async (name, value) => {
    for (const path of responses) expect((await get(path)).headers.get(name), path).toBe(value)
  },
)

test('TRU-3 every answer over TLS keeps the browser on it for half a year or more, no other does', async () => {
  for (const path of responses) {
    const value = (await get(path)).headers.get('strict-transport-security') ?? ''
    expect(Number(/^max-age=(\d+)$/.exec(value)?.[1]), path).toBeGreaterThanOrEqual(15_768_000)
    expect((await get(path, 'http')).headers.has('strict-transport-security'), path).toBe(false)
  }
})

test('TRU-3 a brand that says so has its subdomains over TLS too', async () => {
  const [plain = testBrand()] = brands
  for (const [tlsSubdomains, value] of [
    [false, 'max-age=31536000'],
    [true, 'max-age=31536000; includeSubDomains'],
  ] as const) {
    brands[0] = { ...plain, tlsSubdomains }
    const response = await get('/api/settings.php')
    expect(response.headers.get('strict-transport-security')).toBe(value)
  }
  brands[0] = plain
})

test('TRU-3 a page has the policy of its build, and every other answer one that lets no foreign host, frame or inline script in', async () => {
  expect((await get('/en')).headers.get('content-security-policy')).toBe(policy)
  expect((await get('/none')).headers.get('content-security-policy')).toBe(policy)
  for (const path of responses.filter((each) => each !== '/en' && each !== '/none')) {
    const own = (await get(path)).headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(own, path).toContain(part)
    }
    expect(own, path).not.toMatch(/script-src|https?:|\*/)
  }
})

test('AUT-1 over TLS every cookie is Secure and SameSite, and that of the session HttpOnly', async () => {
  const headers = {
    'x-forwarded-proto': 'https',
    origin: 'https://harbour.localhost',
    'content-type': 'application/json',
  }
  const client = server.client()
  const joined = await client.fetch(calls.signup.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(goodSignup),
  })
  const country = await client.fetch(calls.selectCountry.path, {
    method: calls.selectCountry.method,
    headers,
    body: JSON.stringify({ country: 'DE' }),
  })
  const set = [joined, country].flatMap((response) => response.headers.getSetCookie())
  const { session, language, country: chosen } = browserStorage
  expect(set.map((line) => line.split('=')[0])).toEqual([
    `${session.tlsPrefix}${session.name}`,
    language.name,
    chosen.name,
  ])
  for (const line of set) expect(line).toMatch(/; SameSite=Lax.*; Secure|; Secure.*; SameSite=Lax/)
  expect(set[0]).toContain('; HttpOnly')
})
