import { localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { pagePath, pages } from '../../src/page.ts'
import { checkAlternates } from '../support/checkAlternates.ts'
import { orchidSite } from '../support/orchidSite.ts'

const { domain, folder, listed, page, read } = await orchidSite()

test('LOC-4 every page names its language', () => {
  for (const locale of localeCodes) {
    for (const name of listed) {
      const html = page(locale, pagePath(name))
      expect(html).toMatch(new RegExp(`<html lang="${locale}-[A-Z]{2}" dir="ltr"[ >]`))
    }
  }
})

test('LOC-4 every page, the sitemap and robots.txt agree on its address and its translations, each of which names it back', () => {
  expect(checkAlternates(folder, domain, 'fi')).toEqual({
    listed: listed.length * localeCodes.length,
    problems: [],
  })
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

test('RTE-4 the 404 page is in the language of the brand and links home', () => {
  const html = read('404.html')
  expect(html).toContain('<html lang="fi-FI"')
  expect(html).toContain('href="/fi"')
})
