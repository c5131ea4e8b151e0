import { browserStorageList, legalPages, localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { pagePath } from '../../src/page.ts'
import { orchidSite } from '../support/orchidSite.ts'

const { page, read } = await orchidSite()

test('PAG-1 legal pages are filled with the facts of the company', () => {
  const html = page('en', pagePath('terms'))
  for (const fact of ['Kestrel Row Oy', '3120417-6', 'FI31204176', 'help@kestrelrow.example']) {
    expect(html).toContain(fact)
  }
  expect(page('de', pagePath('home'))).toContain('href="tel:+35895550177"')
})

test('PAG-1 PAG-4 every legal and help page exists in every language and says that it is a template', () => {
  for (const locale of localeCodes) {
    for (const name of legalPages) {
      const html = page(locale, pagePath(name))
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
  expect(read('_redirects')).toContain('/pages/story /fi/pages/story/index.html 200')
})

test('PAG-1 an own page with the name of a built-in one takes its place', () => {
  const html = page('en', pagePath('ban'))
  expect(html).toContain('Omat säännöt')
  expect(html).not.toContain('What leads to a ban')
})

test('PAG-2 the support phone is shown as written and dialled without dashes and spaces', () => {
  for (const locale of localeCodes) {
    expect(page(locale, pagePath('service'))).toContain(
      'href="tel:+35895550177">+358 9 555 0177</a>',
    )
  }
})

test('PAG-5 the page about cookies names everything that the product stores', () => {
  const html = page('fr', pagePath('cookies'))
  for (const { name } of browserStorageList) expect(html).toContain(name.replace(/[.-]$/, ''))
})

test('PAG-1 NAV-5 the shell of the members area names the own pages for its footer', () => {
  const named = (locale: string) =>
    JSON.parse(
      (/data-pages="([^"]*)"/.exec(page(locale, pagePath('app')))?.[1] ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&#34;', '"'),
    )
  expect(named('sv')).toContainEqual({ token: 'story', title: 'Vår historia', lang: 'sv-SE' })
  expect(named('de')).toContainEqual({ token: 'story', title: 'Tarinamme', lang: 'fi-FI' })
  expect(named('de')).toContainEqual({ token: 'ban', title: 'Omat säännöt', lang: 'fi-FI' })
})

test('NAV-5 the footer has every legal and help page, own pages, the company and the languages', () => {
  for (const locale of localeCodes) {
    const footer = /<footer[\s\S]*<\/footer>/.exec(page(locale, pagePath('home')))?.[0] ?? ''
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
