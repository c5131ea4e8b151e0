import { afterEach, expect, test, vi } from 'vitest'
import { chosenLocale, rememberLocale } from '../../src/language/translations.ts'

afterEach(() => vi.unstubAllGlobals())

test('LOC-2 the choice in the cookie goes before the language of the page', () => {
  vi.stubGlobal('document', { cookie: 'other=1; i18n_redirected=pl' })
  expect(chosenLocale('de')).toBe('pl')
  vi.stubGlobal('document', { cookie: 'i18n_redirected=xx' })
  expect(chosenLocale('de')).toBe('de')
})

test('LOC-3 a choice is kept for 365 days, in a browser without a cookie store too', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('cookieStore', undefined)
  rememberLocale('fi')
  expect(page.cookie).toBe('i18n_redirected=fi; Path=/; Max-Age=31536000; SameSite=Lax')
})
