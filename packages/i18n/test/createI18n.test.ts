import { localeCodes } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { formatDuration } from '../src/format/index.ts'
import { createI18n } from '../src/index.ts'
import { translator } from '../src/node/translator.ts'

const resources = {
  chat: {
    greet: 'Cześć, {{name}}',
    place: 'Witamy w {{brand}}',
    year_one: '{{count}} rok',
    year_few: '{{count}} lata',
    year_many: '{{count}} lat',
    year_other: '{{count}} roku',
  },
}

/** Looks up a key that exists only in these tests. */
function reader(options: Partial<Parameters<typeof createI18n>[0]> = {}) {
  const i18n = createI18n({ locale: 'pl', resources, ...options })
  return (key: string, values: Record<string, string | number> = {}) =>
    String(Reflect.apply(i18n.t, undefined, [key, values]))
}

test.each([
  [1, '1 rok'],
  [3, '3 lata'],
  [5, '5 lat'],
  [22, '22 lata'],
  [1.5, '1.5 roku'],
])('LOC-5 Polish plural of %s is “%s”', (count, text) => {
  expect(reader()('chat:year', { count })).toBe(text)
})

test('LOC-1 a missing key throws and names key and locale', () => {
  expect(() => reader()('chat:nothing')).toThrow('chat:nothing” does not exist in the locale “pl')
})

test('LOC-1 a released page shows the key rather than break', () => {
  expect(reader({ missing: 'show-key' })('chat:nothing')).toBe('chat:nothing')
})

test('LOC-1 a default in the call stands for a missing key', () => {
  expect(reader()('chat:nothing', { defaultValue: 'Something' })).toBe('Something')
})

test('LOC-6 a text leaves the signs of a name as they are', () => {
  expect(reader()('chat:greet', { name: 'Zoë & <Łukasz>' })).toBe('Cześć, Zoë & <Łukasz>')
})

test('CHT-10 a Hebrew or Arabic name leaves the words and signs around it in their places', () => {
  expect(reader()('chat:greet', { name: 'שרה' })).toBe('Cześć, \u2068שרה\u2069')
  expect(reader()('chat:greet', { name: 'ليلى 2' })).toBe('Cześć, \u2068ليلى 2\u2069')
})

test('LOC-6 a text fills in the brand everywhere once it is given', () => {
  expect(reader({ variables: { brand: 'Amberline' } })('chat:place')).toBe('Witamy w Amberline')
})

test('LOC-6 a name that ends with a full stop brings no second one', () => {
  const { t } = createI18n({
    locale: 'en',
    resources: { people: { member: { match: 'You and {{name}} like each other… {{name}}.' } } },
  })
  expect(t('people:member.match', { name: 'George C.' })).toBe(
    'You and George C. like each other… George C.',
  )
})

test.each([
  ['en', 1, 'Please wait 1 second and'],
  ['en', 30, 'Please wait 30 seconds and'],
  ['en', 3_600, 'Please wait 60 minutes and'],
  ['de', 30, 'warte 30 Sekunden und'],
  ['fr', 30, 'patienter 30\u00a0secondes et'],
  ['pl', 3, 'Czas oczekiwania: 3 sekundy.'],
  ['pl', 30, 'Czas oczekiwania: 30 sekund.'],
  ['fi', 30, 'Odotusaika: 30 sekuntia.'],
] as const)('LOC-5 in %s a wait of %d s is written in words', (locale, seconds, words) => {
  expect(translator(locale)('errors:too_many_requests', { seconds })).toContain(words)
})

test.each(localeCodes)(
  'LOC-5 in %s minutes are written in words, in an error and a text message',
  (locale) => {
    const minutes = formatDuration(15, 'minute', locale)
    const t = translator(locale)
    expect(t('errors:login_blocked', { minutes: 15 })).toContain(minutes)
    const values = { brand: 'Harbour', code: '123456', price: '€5', minutes: 15 }
    const message = t('mail:sms_code', values)
    expect(message).toContain(minutes)
    expect(message.length).toBeLessThanOrEqual(160)
  },
)

test('LOC-5 a text that a page fills in later keeps the place for its number', () => {
  expect(translator('en')('errors:too_many_requests', { seconds: '{{seconds}}' })).toContain(
    'wait {{seconds}} and',
  )
})
