import { localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { pagePath } from '../../src/page.ts'
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

test('LAY-2 pages in every language carry the entry warning: landers for known visitors of two countries alone', () => {
  for (const locale of localeCodes) {
    const warned = (path: string) => {
      const [, dialog = ''] = page(locale, path).match(/<dialog ([^>]*id="entry"[^>]*)/) ?? []
      return /data-countries="([^"]*)" data-unknown="([^"]*)"/.exec(dialog)?.slice(1)
    }
    expect(warned(pagePath('tinderswipe'))).toEqual(['NL DE', 'false'])
    expect(warned(pagePath('home'))).toEqual(['NL DE', 'true'])
    // The members area brings its own.
    expect(warned(pagePath('app'))).toBeUndefined()
  }
})

test('RTE-4 the 404 page is in the language of the brand and links home', () => {
  const html = read('404.html')
  expect(html).toContain('<html lang="fi-FI"')
  expect(html).toContain('href="/fi"')
})
