import { intimateInterests, localeCodes } from '@bouquet/contract'
import { interestSchema } from '@bouquet/contract/schemas'
import { countryName } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import { landerNames } from '@bouquet/theme/landers'
import { expect, test } from 'vitest'
import { pagePath } from '../../src/page.ts'
import { orchidSite } from '../support/orchidSite.ts'

const { files, page, read } = await orchidSite()

test('LAN-5 landers have title, description, share picture and structured data, and set no cookie', () => {
  for (const name of landerNames) {
    const html = page('de', pagePath(name))
    expect(html).toMatch(/<title>[^<]{8,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}">/)
    const share = /og:image" content="https:\/\/orchidhour\.example\/([^"]+)"/.exec(html)?.[1]
    expect(files).toContain(share)
    expect(html).toContain('application/ld+json')
  }
})

test('LAN-4 the deck works without script: radio buttons for its cards and a whole form to post', () => {
  const html = page('en', pagePath('tinderswipe'))
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

test('PAG-5 LAN-7 the second link of the home page leads to cards, and each says that it is an example', () => {
  for (const locale of localeCodes) {
    const t = translator(locale)
    const home = page(locale, pagePath('home'))
    const link = /<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g
    const leading = [...home.matchAll(link)].filter(
      ([, , words]) => words === t('landers:home.second_cta'),
    )
    expect(leading.map(([, href]) => href)).toEqual([`/${locale}${pagePath('tinderswipe')}`])
    const footer = /<footer[\s\S]*<\/footer>/.exec(page(locale, pagePath('terms')))?.[0]
    expect(footer).toContain(t('landers:tinderswipe.link'))
    const cards =
      page(locale, pagePath('tinderswipe')).match(/<li [^>]*data-card[\s\S]*?<\/li>/g) ?? []
    expect(cards).toHaveLength(6)
    for (const card of cards) expect(card).toContain(t('landers:tinderswipe.example'))
  }
})

test('PAG-5 PAG-2 the home page says in every language who answers, where, and at which address', () => {
  for (const locale of localeCodes) {
    const aside = /<aside [^>]*aria-labelledby="company"[\s\S]*?<\/aside>/.exec(
      page(locale, pagePath('home')),
    )?.[0]
    expect(aside).toContain('Kestrel Row Oy')
    expect(aside).toContain('Helsinki')
    expect(aside).toContain(countryName('FI', locale))
    expect(aside).toContain('href="mailto:help@kestrelrow.example"')
  }
})

const choosingLanders = [pagePath('alonetonight'), pagePath('iconslanding')]
const newLanders = [...choosingLanders, pagePath('collagelanding')]

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
    for (const value of values)
      expect(html).toMatch(new RegExp(`<li [^>]*>\\s*<svg [^>]*><use href="[^"]+#${value}"`))
  }
})

test('LAN-4 every screen of the evening is reached by a link, forward and back', () => {
  const html = page('pl', pagePath('alonetonight'))
  const screens = ['evening-1', 'evening-2', 'evening-3', 'join']
  for (const id of screens) {
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`href="#${id}"`)
  }
})

test('LAN-7 each lander has parts that no other has', () => {
  const marks = {
    [pagePath('alonetonight')]: 'id="evening-1"',
    [pagePath('collagelanding')]: 'sizes="(min-width: 62rem) 20rem',
    [pagePath('iconslanding')]: 'sizes="5.5rem"',
    [pagePath('tinderswipe')]: 'data-deck',
    [pagePath('gallery')]: 'data-interests=',
  }
  for (const [lander, mark] of Object.entries(marks)) {
    const holders = Object.keys(marks).filter((path) => page('en', path).includes(mark))
    expect(holders).toEqual([lander])
  }
})

test('LAN-1 the map begins with the country of the language, each region a shape and an entry of one control', () => {
  const firsts = [
    ['fi', 'FI', 'Lappi'],
    ['de', 'DE', 'Bayern'],
    ['nl', 'NL', 'Zeeland'],
  ] as const
  for (const [locale, country, region] of firsts) {
    const html = page(locale, pagePath('maplanding'))
    const shown = /name="country" value="(\w+)" form="signup-form" checked/.exec(html)?.[1]
    expect(shown).toBe(country)
    const labels = html.match(/<label [^>]*data-name="[^"]+">[\s\S]*?<\/label>/g) ?? []
    expect(labels.length).toBeGreaterThan(10)
    for (const label of labels) {
      expect(label).toMatch(/type="radio" name="region" value="[^"]+" form="signup-form"/)
      const [, sheet = '', id] =
        /<svg [^>]*aria-hidden="true"[^>]*><use href="\/([^"#]+)#(r\d+)"/.exec(label) ?? []
      expect(read(sheet)).toMatch(new RegExp(`<path id="${id}" d="M[^"]{6,}"`))
    }
    expect(labels.filter((label) => label.includes(`value="${region}"`))).toHaveLength(1)
  }
})

test('LAN-4 the map and the feed bring a whole form', () => {
  for (const locale of localeCodes) {
    for (const lander of ['maplanding', 'socialnetwork'] as const) {
      const html = page(locale, pagePath(lander))
      expect(html).toContain('id="signup-form" method="post" action="/api/signup.php"')
      expect(html).toContain(`name="lander" value="${lander}"`)
    }
  }
})

test('LAN-7 every post of the feed says that it is an example or from the brand, and counts nothing', () => {
  const html = page('en', pagePath('socialnetwork'))
  const posts = html.match(/<article>[\s\S]*?<\/article>/g) ?? []
  expect(posts.length).toBeGreaterThanOrEqual(6)
  for (const post of posts) {
    expect(post).toMatch(/Drawn example|Good to know/)
    const words = post.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    expect(words).not.toMatch(/\d+ (?:likes|comments|minutes|hours)|online|ago\b/i)
  }
})

test('LAN-4 the film is not part of the first view: a poster, and a form that needs no script', () => {
  const html = page('pl', pagePath('video'))
  const film = /<video [^>]*>/.exec(html)?.[0] ?? ''
  expect(film).toMatch(/ data-light="\/assets\/film\.[^"]+\.mp4"/)
  expect(film).toContain('preload="none"')
  expect(film).not.toMatch(/ (?:src|autoplay|controls)\b/)
  const poster = /<img [^>]*src="\/(assets\/film\.[^"]+\.webp)"/.exec(html)?.[1]
  expect(files).toContain(poster)
  expect(html).toMatch(/<button [^>]*hidden[^>]* data-film-toggle/)
  expect(html).toContain('href="#join"')
  expect(html).toMatch(/id="join"[\s\S]*<form [^>]*action="\/api\/signup\.php"/)
})

test('LAN-7 the scenes are whole without script: four of them, the art asked for once, then the form', () => {
  const html = page('nb', pagePath('transitionsvideolanding'))
  expect(html.match(/<section /g)).toHaveLength(5)
  const drawings = html.match(/<img [^>]*src="\/assets\/art\.[^>]*>/g) ?? []
  expect(drawings).toHaveLength(3)
  expect(drawings.filter((drawing) => !drawing.includes('loading="lazy"'))).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*href="#join"/)
  expect(html).toMatch(/id="join"[\s\S]*<form [^>]*action="\/api\/signup\.php"/)
})
