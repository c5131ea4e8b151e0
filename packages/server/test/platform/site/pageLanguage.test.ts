import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { constants } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'

/** One file of each kind of page; the rest of the address is answered by it. */
const kinds = ['', '/landers/gallery', '/pages/faq', '/app', '/404']
const locales = ['de', 'en', 'fr', 'nb'] as const
type Shown = (typeof locales)[number]

const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
for (const domain of ['harbour.example', 'cove.example']) {
  for (const locale of locales) {
    for (const kind of kinds) {
      const path = join(siteDir, domain, locale, kind, 'index.html')
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${locale} ${kind}`)
    }
  }
}

const open = testBrand('harbour')
const french = { ...testBrand('cove'), domainLanguage: 'fr' } as const
const server = await testServer({ siteDir, brands: [open, french] })

interface Visit {
  readonly host?: string
  readonly cookie?: string
  readonly languages?: string
}

async function visit(path: string, { host = 'harbour.example', cookie, languages }: Visit) {
  const client = server.client(host)
  if (cookie) client.cookies.set(constants.cookies.locale, cookie)
  const headers = languages === undefined ? {} : { 'accept-language': languages }
  const response = await client.fetch(path, { headers })
  const [language, kind = ''] = (await response.text()).split(' ')
  return {
    status: response.status,
    language,
    kind,
    stated: response.headers.get('content-language'),
    vary: response.headers.get('vary')?.split(', ') ?? [],
  }
}

const addresses = [
  ['/', ''],
  ['/landers/gallery', '/landers/gallery'],
  ['/landers/gallery/unknown-variant', '/landers/gallery'],
  ['/pages/faq', '/pages/faq'],
  ['/pages/withdraw', '/app'],
  ['/premium', '/app'],
  ['/pricing', '/app'],
  ['/members', '/app'],
  ['/members/one/landing', '/app'],
  ['/members/one/landing2', '/app'],
  ['/members/one/landing3/summer', '/app'],
  ['/members/one/signup', '/app'],
  ['/members/not/a/page', '/app'],
  ['/404.html', '/404'],
  ['/nowhere', '/404'],
] as const

const visitors: readonly (readonly [string, Visit, Shown])[] = [
  ['a German browser', { languages: 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
  ['the best supported of several languages', { languages: 'cs,en;q=0.4,fr;q=0.7' }, 'fr'],
  ['Nynorsk', { languages: 'nn-NO' }, 'nb'],
  ['Norwegian', { languages: 'no' }, 'nb'],
  ['languages that do not exist here', { languages: 'cs,ja;q=0.8' }, 'en'],
  ['a browser that asks for nothing', {}, 'en'],
  ['an unreadable list', { languages: ';;q=,*' }, 'en'],
  ['the cookie before the browser', { cookie: 'fr', languages: 'de' }, 'fr'],
  ['a cookie with another language than ours', { cookie: 'cs', languages: 'de' }, 'de'],
  ['a brand that states its language', { host: 'cove.example', languages: 'de' }, 'fr'],
  ['the cookie before the brand', { host: 'cove.example', cookie: 'nb', languages: 'de' }, 'nb'],
]

test.each(visitors)('LOC-2 LOC-4 every kind of page follows %s', async (_, visitor, language) => {
  for (const [path, kind] of addresses) {
    const page = await visit(path, visitor)
    expect({ path, ...page }).toMatchObject({ path, language, kind, stated: language })
    expect(page.vary).toEqual(expect.arrayContaining(['Cookie', 'Accept-Language']))
  }
})

test('LOC-4 the language of the path comes before cookie, brand and browser, and the answer is the same for all', async () => {
  const visitor = { host: 'cove.example', cookie: 'nb', languages: 'en' }
  for (const kind of kinds) {
    const page = await visit(`/de${kind}`, visitor)
    expect(page).toMatchObject({ status: 200, language: 'de', kind, stated: 'de' })
    expect(page.vary).toEqual(['Accept-Encoding'])
  }
  expect(await visit('/de/nowhere', visitor)).toMatchObject({
    status: 404,
    language: 'de',
    stated: 'de',
  })
})
