import { expect, test } from 'vitest'
import { comparable, isBlank } from '../../../src/platform/text/comparable.ts'

test.each([
  '',
  ' \n\t ',
  '\u200B\u200C\u200D\uFEFF',
  '\u202E\u2066\u2069',
  '\u3164\u115F\uFFA0',
  '\u2800\u2800',
  '\u{E0020}\u{E007F}',
  '\uFE0F',
])('CHT-1 nobody sees anything of %j', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', '❤️', '👨‍👩‍👧', '.', '李', '\u0301a'])(
  'CHT-1 there is something to see in %j',
  (text) => {
    expect(isBlank(text)).toBe(false)
  },
)

test('TRU-5 checks read through invisible characters, other digits and look-alikes', () => {
  expect(comparable('W\u200Bhats\u00ADApp')).toBe('WhatsApp')
  expect(comparable('Теlegram')).toBe('Telegram')
  expect(comparable('٠١٥١ ２３４５')).toBe('0151 2345')
  expect(comparable('Анна')).toBe('Анна')
})
