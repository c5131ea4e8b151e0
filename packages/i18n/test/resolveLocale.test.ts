import { expect, test } from 'vitest'
import { localeCookie, resolveLocale } from '../src/index.ts'
import { acceptedLanguages } from '../src/node/index.ts'

test('LOC-2 a cookie that names a locale wins over everything', () => {
  const locale = resolveLocale({ cookie: 'pl', domainLanguage: 'de', languages: ['fr'] })
  expect(locale).toBe('pl')
})

test('LOC-2 a cookie that names no locale is as good as none', () => {
  expect(resolveLocale({ cookie: 'xx', domainLanguage: 'de', languages: ['fr'] })).toBe('de')
  expect(resolveLocale({ cookie: 'toString', languages: ['fr'] })).toBe('fr')
})

test('LOC-2 the language of the domain wins over the browser', () => {
  expect(resolveLocale({ domainLanguage: 'de-AT', languages: ['fr'] })).toBe('de')
  expect(resolveLocale({ domainLanguage: 'el', languages: ['fr'] })).toBe('fr')
})

test('LOC-2 a visitor gets the first language of the browser that is supported, in its order', () => {
  expect(resolveLocale({ languages: acceptedLanguages('el-GR,en;q=0.4,sv-SE;q=0.9') })).toBe('sv')
  expect(resolveLocale({ languages: acceptedLanguages('da;q=0, it;q=0.1') })).toBe('it')
  expect(resolveLocale({ languages: ['el', 'fi-FI', 'en'] })).toBe('fi')
})

test('LOC-2 a longer language code is not taken for the one that it begins with', () => {
  expect(resolveLocale({ languages: ['fil-PH', 'es'] })).toBe('es')
})

test.each(['no', 'nn-NO', 'nb', 'NO'])(
  'LOC-2 a visitor whose browser asks for %s gets Bokmål',
  (language) => {
    expect(resolveLocale({ languages: acceptedLanguages(language) })).toBe('nb')
  },
)

test('LOC-2 a visitor gets English when nothing is known or supported', () => {
  expect(resolveLocale({})).toBe('en')
  expect(resolveLocale({ languages: acceptedLanguages(undefined) })).toBe('en')
  expect(resolveLocale({ cookie: '', domainLanguage: '', languages: acceptedLanguages('*') })).toBe(
    'en',
  )
})

test('LOC-2 a choice of language is remembered for 365 days', () => {
  const plain = 'i18n_redirected=nb; Max-Age=31536000; Path=/; SameSite=Lax'
  expect(localeCookie('nb', false)).toBe(plain)
  expect(localeCookie('nb', true)).toBe(`${plain}; Secure`)
})
