import { afterEach, expect, test, vi } from 'vitest'
import { chosenLocale, rememberLocale } from '../../../src/platform/language/translations.ts'

afterEach(() => vi.unstubAllGlobals())

test('LOC-2 the choice in the cookie goes before the language of the page', () => {
  vi.stubGlobal('document', { cookie: 'other=1; i18n_redirected=pl' })
  expect(chosenLocale('de')).toBe('pl')
  vi.stubGlobal('document', { cookie: 'i18n_redirected=xx' })
  expect(chosenLocale('de')).toBe('de')
})

test.each([
  ['http:', 'i18n_redirected=fi; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['https:', 'i18n_redirected=fi; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
])(
  'LOC-3 a choice over %s is kept for 365 days, in a browser without a cookie store too',
  (protocol, cookie) => {
    const page = { cookie: '' }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol })
    vi.stubGlobal('cookieStore', undefined)
    rememberLocale('fi')
    expect(page.cookie).toBe(cookie)
  },
)
