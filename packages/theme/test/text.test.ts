import { describe, expect, test } from 'vitest'
import { textSchema } from '../src/brand/text.ts'

const passes = (text: string) => textSchema(2, 40).safeParse(text).success

describe('texts for people', () => {
  test.each([
    "L'été à deux",
    'Rendez-vous\u00a0!',
    'Ærlig kærlighed på tværs',
    'Zażółć gęślą jaźń',
    'Iris & Ivy',
    'Ça va\u202f?',
    'Rose ❤',
  ])('DOM-2 may use the characters of the site’s languages: %s', (text) => {
    expect(passes(text)).toBe(true)
  })

  test.each([
    ['a control character', 'Ro\u0000se'],
    ['a line break', 'Rose\nGarden'],
    ['a line separator', 'Rose\u2028Garden'],
    ['a direction override', 'Rose\u202eesoR'],
    ['a direction isolate', 'Rose\u2066x\u2069'],
    ['a zero-width space', 'Ro\u200bse'],
    ['a joined emoji', '👩\u200d❤\ufe0f\u200d👩 Rose'],
    ['a variation selector', 'Rose ❤\ufe0f'],
    ['a byte order mark', '\ufeffRose'],
    ['a soft hyphen', 'Ro\u00adse'],
    ['a tag character', 'Rose\u{e0041}'],
    ['a Hangul filler', 'Rose\u3164'],
    ['a blank of Braille', 'Rose\u2800'],
    ['a character of private use', 'Rose\ue000'],
    ['half of a pair', 'Rose\ud83d'],
    ['nothing but spaces', '   '],
  ])('DOM-2 are refused with %s', (_, text) => expect(passes(text)).toBe(false))
})
