import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  browserStorageList,
  interestSchema,
  intimateInterests,
  legalPages,
  localeCodes,
} from '@bouquet/contract'
import { routes } from '@bouquet/contract/routes'
import { landerNames } from '@bouquet/theme/landers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isListed, pagePath, pages, pagesOf } from '../src/page.ts'
import { scriptHashes } from '../src/render/contentSecurityPolicy.ts'
import { orchidCompany, orchidTheme } from './support/orchid.ts'
import { filesIn, TestProject } from './support/testProject.ts'

const domain = 'orchidhour.example'
const project = new TestProject()
const page = (locale: string, path: string) =>
  project.read(domain, `${locale}${path}`, 'index.html')
const { budgets } = z
  .object({ budgets: z.record(z.string(), z.number()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')))
const budgetOf = (name: string) => budgets[name] ?? 0

const landers = Object.fromEntries(landerNames.map((name) => [name, {}]))
const listed = pagesOf({ landers }, ['story', 'ban']).filter(isListed)

beforeAll(async () => {
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
  project.write(
    'orchid-hour.theme.jsonc',
    orchidTheme('"settings": { "fictional_profiles": true },'),
  )
  const about = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: ${title}, lyhyesti.\n---\n${text}`
  project.write('pages/orchid-hour/story.fi.md', about('Tarinamme', 'Alku. Katso [ehdot](terms).'))
  project.write('pages/orchid-hour/story.sv.md', about('Vår historia', 'Början.'))
  project.write('pages/orchid-hour/ban.fi.md', about('Omat säännöt', '## Ensin\n\nOle kiltti.'))
  const result = await project.run('build', '--draft')
  expect(result).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => project.remove())

test('LOC-4 every page names its language, its own address and its counterparts', () => {
  for (const locale of localeCodes) {
    for (const name of listed) {
      const html = page(locale, pagePath(name))
      expect(html).toMatch(new RegExp(`<html lang="${locale}-[A-Z]{2}" dir="ltr"[ >]`))
      expect(html).toContain(
        `<link rel="canonical" href="https://${domain}/${locale}${pagePath(name)}">`,
      )
      for (const other of localeCodes) {
        expect(html).toContain(
          `hreflang="${other}" href="https://${domain}/${other}${pagePath(name)}">`,
        )
      }
      expect(html).toContain(`hreflang="x-default" href="https://${domain}/fi${pagePath(name)}">`)
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
  for (const name of landerNames) {
    const html = page('de', pages[name])
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
    'date_of_birth_day',
    'date_of_birth_month',
    'date_of_birth_year',
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

const choosingLanders = [pages.alonetonight, pages.iconslanding]
const newLanders = [...choosingLanders, pages.collagelanding]

test('LAN-1 each lander has its own heading in every language, and one form', () => {
  for (const locale of localeCodes) {
    const headings = newLanders.map((lander) => {
      const html = page(locale, lander)
      expect(html.match(/<form [^>]*id="signup-form"/g)).toHaveLength(1)
      expect(html.match(/<h1/g)).toHaveLength(1)
      return /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]
    })
    expect(new Set(headings).size).toBe(newLanders.length)
  }
})

test('LAN-4 interests chosen outside the form are posted with it, without script', () => {
  for (const lander of choosingLanders) {
    const html = page('de', lander)
    const choices = [...html.matchAll(/<input [^>]*name="interests"[^>]*>/g)].map(([tag]) => tag)
    const values = choices.map((tag) => interestSchema.parse(/value="([^"]+)"/.exec(tag)?.[1]))
    expect(values.length).toBeGreaterThanOrEqual(12)
    expect(new Set(values).size).toBe(values.length)
    for (const tag of choices) expect(tag).toMatch(/type="checkbox"[^>]*form="signup-form"/)
    for (const value of intimateInterests) expect(values).not.toContain(value)
    for (const value of values) expect(html).toContain(`data-kept="${value}"`)
  }
})

test('LAN-4 every screen of the evening is reached by a link, forward and back', () => {
  const html = page('pl', pages.alonetonight)
  const screens = ['evening-1', 'evening-2', 'evening-3', 'join']
  for (const id of screens) {
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`href="#${id}"`)
  }
})

test('LAN-7 each lander has parts that no other has', () => {
  const marks = {
    [pages.alonetonight]: 'id="evening-1"',
    [pages.collagelanding]: 'sizes="(min-width: 62rem) 20rem',
    [pages.iconslanding]: 'data-loves=',
    [pages.tinderswipe]: 'data-deck',
    [pages.gallery]: 'data-interests=',
  }
  for (const [lander, mark] of Object.entries(marks)) {
    const holders = Object.keys(marks).filter((path) => page('en', path).includes(mark))
    expect(holders).toEqual([lander])
  }
})

test('LAN-4 the deck sends no more script than its budget', () => {
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
  expect(bytes).toBeLessThanOrEqual(budgetOf('landers/tinderswipe script, gzip bytes'))
})

test('LAN-4 PRF-2 the first view of a page waits for nothing but the page, which fits its budget', () => {
  for (const name of listed) {
    const html = page('de', pagePath(name))
    expect(html).not.toContain('rel="stylesheet"')
    const [style, ...others] = html.match(/<style>[\s\S]*?<\/style>/g) ?? []
    expect(others).toEqual([])
    expect(html.indexOf(style ?? 'none')).toBeLessThan(html.indexOf('</head>'))
    const sent = join(project.output, domain, `de${pagePath(name)}`, 'index.html.br')
    const budget = budgets[`${name} page, brotli bytes`] ?? budgetOf('static page, brotli bytes')
    expect(statSync(sent).size, name).toBeLessThanOrEqual(budget)
  }
})

test('PRF-1 a lander asks for its document and few pictures before the first view; the rest waits', () => {
  for (const name of ['home', ...landerNames] as const) {
    const html = page('pl', pages[name])
    expect(html).toContain('data-view="waiting"')
    expect(html).not.toMatch(/<script [^>]*type="module"|rel="(?:preload|modulepreload)"/)
    expect(html).toMatch(/<script type="later" src="\/assets\//)
    const pictures = html.match(/<img [^>]*>/g) ?? []
    const first = pictures.filter((picture) => !picture.includes('loading="lazy"'))
    expect(first.length, name).toBeLessThanOrEqual(3)
    for (const portrait of pictures.filter((picture) => picture.includes('/people/')))
      expect(html).toContain(`<source type="image/avif" srcset="${avifOf(portrait)}`)
  }
})

const avifOf = (picture: string) => /src="([^"]+)\.webp"/.exec(picture)?.[1]

test('TRU-3 a page admits the styles it brings and no others', () => {
  const html = page('de', pages.gallery)
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(css).digest('base64')
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`,
  )
  expect(html).not.toMatch(/<[^>]* style="/)
})

test('LAN-1 the map begins with the country of the language, each region a shape and an entry of one control', () => {
  const firsts = [
    ['fi', 'FI', 'Lappi'],
    ['de', 'DE', 'Bayern'],
    ['nl', 'NL', 'Zeeland'],
  ] as const
  for (const [locale, country, region] of firsts) {
    const html = page(locale, pages.maplanding)
    const shown = /name="country" value="(\w+)" form="signup-form" checked/.exec(html)?.[1]
    expect(shown).toBe(country)
    const labels = html.match(/<label [^>]*data-name="[^"]+">[\s\S]*?<\/label>/g) ?? []
    expect(labels.length).toBeGreaterThan(10)
    for (const label of labels) {
      expect(label).toMatch(/type="radio" name="region" value="[^"]+" form="signup-form"/)
      expect(label).toMatch(/<svg [^>]*aria-hidden="true"[^>]*><path d="M[^"]{6,}"/)
    }
    expect(labels.filter((label) => label.includes(`value="${region}"`))).toHaveLength(1)
  }
})

test('LAN-4 the map and the feed bring a whole form', () => {
  for (const locale of localeCodes) {
    for (const lander of ['maplanding', 'socialnetwork'] as const) {
      const html = page(locale, pages[lander])
      expect(html).toContain('id="signup-form" method="post" action="/api/signup.php"')
      expect(html).toContain(`name="lander" value="${lander}"`)
    }
  }
})

test('LAN-7 every post of the feed says that it is an example or from the brand, and counts nothing', () => {
  const html = page('en', pages.socialnetwork)
  const posts = html.match(/<article>[\s\S]*?<\/article>/g) ?? []
  expect(posts.length).toBeGreaterThanOrEqual(6)
  for (const post of posts) {
    expect(post).toMatch(/Drawn example|Good to know/)
    const words = post.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    expect(words).not.toMatch(/\d+ (?:likes|comments|minutes|hours)|online|ago\b/i)
  }
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

test('PAG-1 PAG-4 every legal and help page exists in every language and says that it is a template', () => {
  for (const locale of localeCodes) {
    for (const name of legalPages) {
      const html = page(locale, pages[name])
      expect(html).toMatch(/<h1[^>]*>[^<]{3,}<\/h1>/)
      expect(html).toContain('Orchid Hour')
      const isTemplate = name !== 'faq' && name !== 'ban'
      expect(html.includes('a lawyer must review it')).toBe(isTemplate)
    }
  }
})

test('PAG-1 an own page is shown at its name, in the language of the brand where it has no other text', () => {
  expect(page('sv', '/pages/story')).toContain('<h1')
  expect(page('sv', '/pages/story')).toContain('Vår historia')
  const borrowed = page('de', '/pages/story')
  expect(borrowed).toContain('Tarinamme')
  expect(borrowed).toMatch(/<article [^>]*lang="fi-FI"/)
  expect(page('fi', '/pages/story')).toContain('href="/fi/pages/terms"')
  expect(project.read(domain, '_redirects')).toContain(
    '/pages/story /fi/pages/story/index.html 200',
  )
})

test('PAG-1 an own page with the name of a built-in one takes its place', () => {
  const html = page('en', pages.ban)
  expect(html).toContain('Omat säännöt')
  expect(html).not.toContain('What leads to a ban')
})

test('PAG-2 the support phone is shown as written and dialled without dashes and spaces', () => {
  for (const locale of localeCodes) {
    expect(page(locale, pages.service)).toContain('href="tel:+35895550177">+358 9 555 0177</a>')
  }
})

test('PAG-5 the page about cookies names everything that the product stores', () => {
  const html = page('fr', pages.cookies)
  for (const { name } of browserStorageList) expect(html).toContain(name.replace(/[.-]$/, ''))
})

test('NAV-5 the footer has every legal and help page, own pages, the company and the languages', () => {
  for (const locale of localeCodes) {
    const footer = /<footer[\s\S]*<\/footer>/.exec(page(locale, pages.home))?.[0] ?? ''
    for (const name of [...legalPages, 'story']) {
      expect(footer).toContain(`href="/${locale}/pages/${name}"`)
    }
    expect(footer).toContain('href="/pages/withdraw"')
    expect(footer).toContain('href="/complaints?report=service"')
    expect(footer).toContain('Omat säännöt')
    for (const fact of ['Kestrel Row Oy', 'Kalevankatu 12', '3120417-6', 'FI31204176']) {
      expect(footer).toContain(fact)
    }
    for (const other of localeCodes) expect(footer).toContain(`href="/${other}"`)
  }
})

test('PAG-3 a missing company fact stops the brand, names the fact and keeps the last site', async () => {
  const before = page('fi', pages.imprint)
  const company = orchidCompany.replace('  "kvk": "3120417-6",\n', '')
  project.write('companies/kestrel-row.company.jsonc', company)
  const failed = await project.run('build', '--draft')
  expect(failed.code).not.toBe(0)
  expect(failed.stderr).toContain('kvk')
  expect(page('fi', pages.imprint)).toBe(before)
  project.write('companies/kestrel-row.company.jsonc', orchidCompany)
})

test('OPS-2 an own page with an error stops the brand and names file, line and remedy', async () => {
  const before = page('fi', '/pages/story')
  project.write(
    'pages/orchid-hour/wrong.fi.md',
    '---\ntitle: Väärin\ndescription: Väärin.\n---\n<b>x</b>',
  )
  const failed = await project.run('build', '--draft')
  expect(failed.code).not.toBe(0)
  expect(failed.stderr).toContain('PAGE-06')
  expect(failed.stderr).toContain('themes/pages/orchid-hour/wrong.fi.md:5')
  expect(failed.stderr).toContain('remedy')
  expect(page('fi', '/pages/story')).toBe(before)
  rmSync(join(project.themes, 'pages/orchid-hour/wrong.fi.md'))
})

test('LAN-2 a variant has its own words, people and address, and its form comes back to it', async () => {
  const variant = { copy: { de: { title: 'Am Meer' } }, people: { gender: 'male', min_age: 50 } }
  const landers = JSON.stringify({ gallery: { meer: variant } })
  project.write('orchid-hour.theme.jsonc', orchidTheme(`"landers": ${landers},`))
  await project.run('build', '--draft')
  const html = page('de', `${pages.gallery}/meer`)
  expect(html).toContain('<title>Am Meer · Orchid Hour</title>')
  expect(html).toContain(`<link rel="canonical" href="https://${domain}/de${pages.gallery}/meer">`)
  expect(html).toContain('name="lander" value="gallery/meer"')
  const genders = [...html.matchAll(/data-gender="(\w+)"/g)].map(([, gender]) => gender)
  expect(genders.slice(0, 5)).toEqual(Array(5).fill('male'))
  expect(page('en', `${pages.gallery}/meer`)).not.toContain('Am Meer')
  expect(project.read(domain, 'sitemap.xml')).toContain(`/de${pages.gallery}/meer</loc>`)
  const lines = project.read(domain, '_redirects').split('\n')
  expect(lines).toContain(`/de${pages.gallery}/:slug /de${pages.gallery}/index.html 200`)
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
