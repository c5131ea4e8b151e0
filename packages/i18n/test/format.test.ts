import { expect, test } from 'vitest'
import {
  countryName,
  formatDate,
  formatDay,
  formatFileSize,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  languageName,
} from '../src/format/index.ts'

const now = '2026-05-20T12:00:00Z'
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('LOC-5 money is written in the custom of each language, from minor units', () => {
  expect(formatMoney({ amount: 1999, currency: 'EUR' }, 'en')).toBe('€19.99')
  expect(spaced(formatMoney({ amount: 1999, currency: 'EUR' }, 'de'))).toBe('19,99 €')
  expect(spaced(formatMoney({ amount: 123456, currency: 'PLN' }, 'pl'))).toBe('1234,56 zł')
})

test('LOC-5 the size of a file is written in the unit that suits it', () => {
  expect(formatFileSize(400, 'en')).toBe('1 kB')
  expect(formatFileSize(999_499, 'en')).toBe('999 kB')
  expect(spaced(formatFileSize(12_345_678, 'de'))).toBe('12,3 MB')
  expect(spaced(formatFileSize(53_600_000_000, 'de'))).toBe('53,6 GB')
})

test('LOC-5 numbers, shares and lists are written in the custom of each language', () => {
  expect(formatNumber(1234567, 'de')).toBe('1.234.567')
  expect(spaced(formatPercent(0.25, 'sv'))).toBe('25 %')
  expect(formatList(['a', 'b', 'c'], 'es')).toBe('a, b y c')
  expect(formatList(['a', 'b'], 'pl', 'or')).toBe('a lub b')
})

test('LOC-5 dates are written in the custom of each language and in the asked time zone', () => {
  expect(formatDate('2026-05-20T22:30:00Z', 'de', 'long', 'Europe/Berlin')).toBe('21. Mai 2026')
  expect(formatDate('2026-05-20T22:30:00Z', 'pl', 'long', 'UTC')).toBe('20 maja 2026')
  expect(formatDate('2026-05-20T22:30:00Z', 'nl', 'time', 'UTC')).toBe('22:30')
})

test('LOC-5 the first of a month is an ordinal in French, as 1er', () => {
  expect(formatDate('2023-12-01T12:00:00Z', 'fr', 'long', 'UTC')).toBe('1er décembre 2023')
  expect(formatDate('2023-12-11T12:00:00Z', 'fr', 'long', 'UTC')).toBe('11 décembre 2023')
  expect(formatDate('2023-12-01T12:00:00Z', 'fr', 'short', 'UTC')).toBe('01/12/2023')
})

test('LOC-5 how long ago something was is said in words, with the right Polish plural', () => {
  expect(formatRelative('2026-05-20T11:59:30Z', now, 'en')).toBe('now')
  expect(formatRelative('2026-05-20T09:00:00Z', now, 'pl')).toBe('3 godziny temu')
  expect(formatRelative('2026-05-20T07:00:00Z', now, 'pl')).toBe('5 godzin temu')
  expect(formatRelative('2026-05-22T12:00:00Z', now, 'de')).toBe('übermorgen')
})

test('LOC-5 the day of a message is named by its distance from today', () => {
  expect(formatDay('2026-05-20T01:00:00Z', now, 'de', 'UTC')).toBe('Heute')
  expect(formatDay('2026-05-19T23:59:00Z', now, 'fr', 'UTC')).toBe('Hier')
  expect(formatDay('2026-05-17T12:00:00Z', now, 'nl', 'UTC')).toBe('Zondag')
  expect(formatDay('2026-05-13T12:00:00Z', now, 'en', 'UTC')).toBe('13 May 2026')
})

test('LOC-5 days are counted by the calendar of the reader', () => {
  const lateInLondon = '2026-05-19T22:30:00Z'
  expect(formatDay(lateInLondon, now, 'en', 'UTC')).toBe('Yesterday')
  expect(formatDay(lateInLondon, now, 'en', 'Europe/Helsinki')).toBe('Today')
})

test('LOC-5 countries and languages have names', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne')
  expect(languageName('nl', 'fi')).toBe('hollanti')
})
