import { expect, test } from 'vitest'
import { createI18n } from '../src/index.ts'

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

test('LOC-6 leaves the signs of a name as they are', () => {
  expect(reader()('chat:greet', { name: 'Zoë & <Łukasz>' })).toBe('Cześć, Zoë & <Łukasz>')
})

test('LOC-6 fills in the brand everywhere once it is given', () => {
  expect(reader({ variables: { brand: 'Amberline' } })('chat:place')).toBe('Witamy w Amberline')
})

test('a name that ends with a full stop brings no second one', () => {
  const { t } = createI18n({
    locale: 'en',
    resources: { people: { member: { match: 'You and {{name}} like each other… {{name}}.' } } },
  })
  expect(t('people:member.match', { name: 'George C.' })).toBe(
    'You and George C. like each other… George C.',
  )
})
