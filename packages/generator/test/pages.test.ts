import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { localeCodes } from '@bouquet/contract'
import { routes } from '@bouquet/contract/routes'
import { landerNames } from '@bouquet/theme/landers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isListed, pages, pagesOf } from '../src/page.ts'
import { scriptHashes } from '../src/render/contentSecurityPolicy.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { filesIn, TestProject } from './support/testProject.ts'

const domain = 'orchidhour.example'
const project = new TestProject()
const page = (locale: string, path: string) =>
  project.read(domain, `${locale}${path}`, 'index.html')
const landers = Object.fromEntries(landerNames.map((name) => [name, []]))
const listed = pagesOf({ landers }).filter(isListed)

beforeAll(async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write(
    'orchid-hour.theme.jsonc',
    orchidTheme('"settings": { "fictional_profiles": true },'),
  )
  const result = await project.run('build', '--draft')
  expect(result).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => project.remove())

test('LOC-4 every page names its language, its own address and its counterparts', () => {
  for (const locale of localeCodes) {
    for (const name of listed) {
      const html = page(locale, pages[name])
      expect(html).toMatch(new RegExp(`<html lang="${locale}-[A-Z]{2}" dir="ltr">`))
      expect(html).toContain(
        `<link rel="canonical" href="https://${domain}/${locale}${pages[name]}">`,
      )
      for (const other of localeCodes) {
        expect(html).toContain(
          `hreflang="${other}" href="https://${domain}/${other}${pages[name]}">`,
        )
      }
      expect(html).toContain(`hreflang="x-default" href="https://${domain}/fi${pages[name]}">`)
    }
  }
})

test('LOC-4 the sitemap lists every page in every language with its counterparts', () => {
  const sitemap = project.read(domain, 'sitemap.xml')
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length * localeCodes.length)
  expect(sitemap.match(/<xhtml:link /g)).toHaveLength(
    listed.length * localeCodes.length * (localeCodes.length + 1),
  )
})

test('LAN-5 landers have title, description, share picture and structured data, and set no cookie', () => {
  for (const lander of landerNames.map((name) => pages[name])) {
    const html = page('de', lander)
    expect(html).toMatch(/<title>[^<]{8,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/)
    const share = /og:image" content="https:\/\/orchidhour\.example\/([^"]+)"/.exec(html)?.[1]
    expect(filesIn(join(project.output, domain))).toContain(share)
    expect(html).toContain('application/ld+json')
  }
})

test('LAN-4 the deck works without script: radio buttons for its cards and a whole form to post', () => {
  const html = page('en', pages.tinderswipe)
  expect(html.match(/<input [^>]*type="radio" name="card"/g)).toHaveLength(7)
  const form =
    /<form [^>]*method="post" action="\/api\/signup\.php"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const names = [
    'email',
    'name',
    'password',
    'date_of_birth',
    'gender',
    'seeking',
    'terms',
    'network',
    'ref',
    'sub1',
    'sub2',
    'sub3',
    'language',
    'lander',
  ]
  for (const name of names) expect(form).toContain(`name="${name}"`)
})

test('LAN-4 the deck sends no more script than its budget', () => {
  const { budgets } = z
    .object({ budgets: z.record(z.string(), z.number()) })
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')))
  const budget = budgets['landers/tinderswipe script, gzip bytes']
  const reached = new Set<string>()
  const follow = (address: string) => {
    if (reached.has(address)) return
    reached.add(address)
    const script = project.read(domain, address)
    for (const [, next = ''] of script.matchAll(/from\s*"(\.[^"]+)"/g)) {
      follow(new URL(next, `https://${domain}/${address}`).pathname.slice(1))
    }
  }
  const html = page('de', pages.tinderswipe)
  for (const [, address = ''] of html.matchAll(/<script [^>]*src="\/([^"]+)"/g)) follow(address)
  const bytes = [...reached].reduce(
    (sum, address) => sum + gzipSync(project.read(domain, address)).length,
    0,
  )
  expect(reached.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budget ?? 0)
})

test('LAN-4 the film is not part of the first view: a poster, and a form that needs no script', () => {
  const html = page('pl', pages.video)
  const film = /<video [^>]*>/.exec(html)?.[0] ?? ''
  expect(film).toMatch(/ data-light="\/assets\/film\.[^"]+\.mp4"/)
  expect(film).toContain('preload="none"')
  expect(film).not.toMatch(/ (?:src|autoplay|controls)\b/)
  const poster = /<img [^>]*src="\/(assets\/film\.[^"]+\.webp)"/.exec(html)?.[1]
  expect(filesIn(join(project.output, domain))).toContain(poster)
  expect(html).toMatch(/<button [^>]*hidden[^>]* data-film-toggle/)
  expect(html).toContain('href="#join"')
  expect(html).toMatch(/id="join"[\s\S]*<form [^>]*action="\/api\/signup\.php"/)
})

test('LAN-7 the scenes are whole without script: four of them, the art drawn once, then the form', () => {
  const html = page('nb', pages.transitionsvideolanding)
  expect(html.match(/<section /g)).toHaveLength(5)
  expect(html.match(/<svg id="art"/g)).toHaveLength(1)
  expect(html.match(/<use href="#art"/g)).toHaveLength(2)
  expect(html).toMatch(/<a [^>]*href="#join"/)
  expect(html).toMatch(/id="join"[\s\S]*<form [^>]*action="\/api\/signup\.php"/)
})

test('LAY-1 only English pages have the part for the United States', () => {
  const parts = localeCodes.filter((locale) => page(locale, '').includes('lang="en-US"'))
  expect(parts).toEqual(['en'])
})

test('LAY-2 landers warn in German and Dutch only, pages of the default layout everywhere', () => {
  const warns = (path: string) =>
    localeCodes.filter((locale) => page(locale, path).includes('id="entry"'))
  expect(warns(pages.tinderswipe)).toEqual(['de', 'nl'])
  expect(warns(pages.app)).toEqual(['de', 'nl'])
  expect(warns(pages.home)).toEqual([...localeCodes])
})

test('RTE-2 the rewrite file opens every page and every route of the members area', () => {
  const lines = project.read(domain, '_redirects').trim().split('\n')
  expect(lines).toContain('/ /fi/index.html 200')
  expect(lines).toContain('/landers/tinderswipe /fi/landers/tinderswipe/index.html 200')
  const known = new Set(lines.map((line) => line.split(' ')[0]))
  const members = Object.values(routes).filter(({ area }) => area === 'app')
  for (const { path } of members) {
    const sample = path.replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{(\w+)\}/g, ':$1')
    expect(known).toContain(sample)
  }
  const files = filesIn(join(project.output, domain))
  for (const line of lines) expect(files).toContain(line.split(' ')[1]?.slice(1))
})

test('RTE-4 the 404 page is in the language of the brand and links home', () => {
  const html = project.read(domain, '404.html')
  expect(html).toContain('<html lang="fi-FI"')
  expect(html).toContain('href="/fi"')
})

test('TRU-3 pages ask no other host for anything', () => {
  const files = filesIn(join(project.output, domain)).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const html = project.read(domain, file)
    const loaded = [
      ...html.matchAll(/<(?:script|img|iframe|source|video)[^>]* (?:src|srcset)="([^"]+)"/g),
    ]
    const linked = [
      ...html.matchAll(
        /<link rel="(?:stylesheet|preload|icon|manifest|apple-touch-icon)" href="([^"]+)"/g,
      ),
    ]
    for (const [, address] of [...loaded, ...linked]) expect(address).toMatch(/^\/[^/]/)
  }
})

test('TRU-3 the content security policy admits exactly the inline scripts of the pages', () => {
  const { contentSecurityPolicy } = z
    .object({ contentSecurityPolicy: z.string() })
    .parse(JSON.parse(project.read(domain, 'headers.json')))
  const hashes = new Set(
    localeCodes.flatMap((locale) =>
      Object.values(pages).flatMap((path) => scriptHashes(page(locale, path))),
    ),
  )
  expect(new Set(contentSecurityPolicy.match(/'sha256-[^']+'/g))).toEqual(hashes)
  expect(contentSecurityPolicy).toContain("default-src 'self'")
})

test('PAG-1 legal pages are filled with the facts of the company', () => {
  const html = page('en', pages.terms)
  for (const fact of ['Kestrel Row Oy', '3120417-6', 'FI31204176', 'help@kestrelrow.example']) {
    expect(html).toContain(fact)
  }
  expect(page('de', pages.home)).toContain('href="tel:+35895550177"')
})

test('LAN-6 a brand that takes nobody says so in place of the form', async () => {
  project.write('orchid-hour.theme.jsonc', orchidTheme('"settings": { "signups": "none" },'))
  await project.run('build', '--draft')
  const html = page('en', pages.tinderswipe)
  expect(html).not.toContain('action="/api/signup.php"')
  expect(html).toContain('not taking new members')
})

test('DOM-6 a niche for women asks nobody for a gender', async () => {
  project.write('orchid-hour.theme.jsonc', orchidTheme().replace('"niche": 1', '"niche": 5'))
  await project.run('build', '--draft')
  const html = page('en', pages.gallery)
  expect(html).toContain('<input type="hidden" name="gender" value="female">')
  expect(html).not.toMatch(/type="radio" name="gender" value=/)
  expect(html).not.toContain('data-gender="male"')
})
