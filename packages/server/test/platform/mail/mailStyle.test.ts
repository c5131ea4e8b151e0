import { join } from 'node:path'
import { streams } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { contrast } from '@bouquet/theme/css'
import { loadBrands } from '@bouquet/theme/load'
import { mailLogoSize } from '@bouquet/theme/mail'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderEmail } from '../../../src/platform/mail/renderEmail.ts'
import { testBrand } from '../../support/brand.ts'
import { testServer } from '../../support/server.ts'
import { link, sampleEmails } from './sampleEmails.ts'

const { brands } = await loadBrands(join(import.meta.dirname, '../../../../../themes'))
const named = brands.map((brand) => [brand.id, brand] as const)
const one = testBrand('harbour')
const server = await testServer({ brands: [one, testBrand('other')] })

const stop = {
  scope: 'all',
  link: 'https://harbour.example/api/unsubscribe.php?token=a.b',
} as const

const mailsOf = (brand: Brand) =>
  sampleEmails.map((email) => renderEmail(brand, { locale: 'en', email }, stop))

/** With the quotes of styles as browsers read them. */
const unescaped = (html: string) => html.replaceAll('&#39;', "'")

const mailOf = (brand: Brand): string => unescaped(mailsOf(brand)[0]?.html ?? '')

/** What a pattern's first group finds in a text. */
const found = (text: string, pattern: RegExp): string => {
  const [, value] = pattern.exec(text) ?? []
  if (value === undefined) throw new Error(`${pattern} is not in the text.`)
  return value
}

const darkRules = (html: string) =>
  found(html, /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/)

/** The inline value of a property of the first element of a class. */
const inline = (html: string, name: string, property: string) =>
  found(html, new RegExp(`class="${name}"[^>]*style="(?:[^"]*;)?${property}:([^";]+)`))

const inRule = (rules: string, name: string, property: string) =>
  found(rules, new RegExp(`\\.${name}\\{(?:[^}]*;)?${property}:([^!}]+)!important`))

const logoOf = (html: string) => found(html, /<img([^>]*)>/)

test('PSH-5 mails of two brands differ in type, corners and colours', () => {
  const looks = ['amberline', 'nocturne'].map((id) => {
    const html = mailOf(brands.find((brand) => brand.id === id) ?? one)
    return {
      type: inline(html, 'strong', 'font-family'),
      text: inline(html, 'text', 'font-family'),
      card: inline(html, 'card', 'border-radius'),
      button: inline(html, 'button', 'border-radius'),
      color: inline(html, 'button', 'background'),
    }
  })
  expect(looks[0]).toMatchObject({ card: '28px', button: '26px', color: '#d9223b' })
  expect(looks[1]).toMatchObject({ card: '0px', button: '0px', color: '#b3122f' })
  expect(looks[0]?.type).toMatch(/Bricolage Grotesque.*Arial, sans-serif/)
  expect(looks[1]?.type).toMatch(/Bodoni Moda.*Georgia/)
  expect(looks[0]?.text).toContain('Figtree')
  expect(looks[1]?.text).toContain('Source Sans 3')
})

test.each(named)('PSH-5 mails of %s can be read in light and in dark', (_, brand) => {
  const html = mailOf(brand)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">')
  const rules = darkRules(html)
  const pairs = [inline, inRule].map((read) => {
    const source = read === inline ? html : rules
    const card = read(source, 'card', 'background')
    return {
      card,
      text: contrast(read(source, 'text', 'color'), card),
      strong: contrast(read(source, 'strong', 'color'), card),
      muted: contrast(read(source, 'muted', 'color'), card),
      button: contrast(read(source, 'button', 'color'), read(source, 'button', 'background')),
    }
  })
  for (const { text, strong, muted, button } of pairs) {
    for (const measured of [text, strong, muted, button]) {
      expect(measured).toBeGreaterThanOrEqual(4.5)
    }
  }
  const [light, dark] = pairs.map(({ card }) => contrast(card, '#000000'))
  expect(light).toBeGreaterThan(dark ?? 21)
  const logo = logoOf(html)
  expect(
    contrast(found(logo, /;color:([^;]+)/), found(logo, /background:([^;]+)/)),
  ).toBeGreaterThan(4.5)
})

test('PSH-5 mails of a brand with one mode have its colours whatever the reader’s system is', () => {
  const brand = { ...one, mode: { preferred: 'dark', fixed: true } } as const
  const html = mailOf(brand)
  expect(html).toContain('<meta name="color-scheme" content="dark">')
  expect(html).not.toContain('prefers-color-scheme')
  expect(contrast(inline(html, 'card', 'background'), '#ffffff')).toBeGreaterThan(10)
})

test('PSH-5 a mail has the brand’s logo, from the brand’s host, or its name where pictures are off', async () => {
  const logo = logoOf(mailOf(one))
  expect(logo).toContain(`alt="${one.name}"`)
  expect(logo).toContain(`width="${mailLogoSize.width}" height="${mailLogoSize.height}"`)
  const address = new URL(found(logo, /src="([^"]+)"/))
  expect(address.origin).toBe(new URL(link).origin)
  expect(address.protocol).toBe('https:')
  const response = await server.client().fetch(`${address.pathname}${address.search}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  // Web mail shows it on a page of its own.
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  const picture = await sharp(await response.arrayBuffer()).metadata()
  expect((picture.width ?? 0) / (picture.height ?? 1)).toBe(
    mailLogoSize.width / mailLogoSize.height,
  )
})

test.each(named)('PSH-5 no mail of %s is so long that Gmail cuts it off', (_, brand) => {
  for (const { html } of mailsOf(brand)) expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})

test('PSH-5 the unsubscribe page looks like the mails of the brand, and runs and loads nothing else', async () => {
  const page = unescaped(await (await server.client().fetch(streams.unsubscribe)).text())
  const html = mailOf(one)
  expect(found(page, /<img([^>]*)>/).replace(/src="[^"]*"/, '')).toBe(
    logoOf(html).replace(/src="[^"]*"/, ''),
  )
  expect(page).toContain(darkRules(html))
  expect(page).toContain(`.card{background:${inline(html, 'card', 'background')}!important}`)
  expect(page).toContain(`border-radius:${inline(html, 'card', 'border-radius')}`)
  expect(page).toContain(inline(html, 'strong', 'font-family'))
  expect(page).not.toMatch(/<script|<link|url\(/)
})
