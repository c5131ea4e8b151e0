import type { Locale } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { checkNamespace } from '../src/check/checkNamespace.ts'
import { report } from '../src/check/problem.ts'
import type { Dictionary } from '../src/dictionary.ts'

const english: Dictionary = {
  greet: 'Good evening to you, {{name}}',
  day_one: '{{count}} day',
  day_other: '{{count}} days',
}
const twoForms = (greet: string): Dictionary => ({
  greet,
  day_one: '{{count}} d',
  day_other: '{{count}} dd',
})
const withMany = (greet: string): Dictionary => ({
  ...twoForms(greet),
  day_many: '{{count}} de dd',
})

/** Eleven languages without problems. */
const whole: Record<Locale, Dictionary> = {
  da: twoForms('Godaften, {{name}}'),
  de: twoForms('Guten Abend, {{name}}'),
  en: english,
  es: withMany('Buenas noches, {{name}}'),
  fi: twoForms('Hyvää iltaa, {{name}}'),
  fr: withMany('Bonsoir, {{name}}'),
  it: withMany('Buonasera, {{name}}'),
  nb: twoForms('God kveld, {{name}}'),
  nl: twoForms('Goedenavond, {{name}}'),
  pl: { ...withMany('Dobry wieczór, {{name}}'), day_few: '{{count}} dni' },
  sv: twoForms('God kväll, {{name}}'),
}
const notes: Dictionary = { greet: 'Above the page.', day: 'Length of a stay.' }

const check = (changed: Partial<Record<Locale, Dictionary>>, noted: Dictionary = notes) =>
  report(checkNamespace('chat', { dictionaries: { ...whole, ...changed }, notes: noted }))

test('LOC-1 the check of dictionaries finds nothing amiss in whole ones', () => {
  expect(check({})).toBe('')
})

test('LOC-1 the check of dictionaries names locale, namespace and the key that is missing', () => {
  const { greet: _, ...rest } = twoForms('')
  expect(check({ sv: rest })).toBe('sv chat (1)\n  greet: is missing')
})

test('LOC-1 the check of dictionaries finds a key that English does not have', () => {
  expect(check({ da: { ...whole.da, old: 'Farvel' } })).toContain('old: is not in English')
})

test('LOC-1 the check of dictionaries finds a text that is empty', () => {
  expect(check({ nb: twoForms(' ') })).toBe('nb chat (1)\n  greet: is empty')
})

test('LOC-5 Polish must have the forms of Polish', () => {
  const found = check({ pl: twoForms('Dobry wieczór, {{name}}') })
  expect(found).toBe('pl chat (2)\n  day_few: is missing\n  day_many: is missing')
})

test('LOC-6 the check of dictionaries finds a variable that is lost or misspelt', () => {
  const found = check({ fi: twoForms('Hyvää iltaa, {{nimi}}') })
  expect(found).toContain('greet: lacks {{name}}')
  expect(found).toContain('greet: has an unknown {{nimi}}')
})

test('LOC-6 the check of dictionaries finds a text that was left in English', () => {
  expect(check({ de: twoForms('Good evening to you, {{name}}') })).toContain(
    'greet: is the same as in English',
  )
})

test('LOC-6 every key needs a note for translators, and no note stands alone', () => {
  expect(check({}, { greet: 'Above the page.', gone: 'Nothing.' })).toBe(
    'notes chat (2)\n  day: has no note for translators\n  gone: is a note on no key',
  )
})

test('LOC-1 the check of dictionaries finds quotation marks of another language', () => {
  expect(check({ nl: twoForms('‘Goedenavond’, {{name}}') })).toContain('greet: has quotation marks')
  expect(check({ nl: twoForms('“Goedenavond”, {{name}}') })).toBe('')
  expect(check({ da: twoForms('“Godaften”, {{name}}') })).toContain('greet: has quotation marks')
})

test('LOC-1 the check of dictionaries finds exclamation marks', () => {
  expect(check({ es: withMany('¡Hola, {{name}}!') })).toContain('greet: has an exclamation mark')
})

test('LOC-1 the check of dictionaries finds a small letter where Polish addresses the reader', () => {
  const polish = (greet: string) => ({ ...withMany(greet), day_few: '{{count}} dni' })
  expect(check({ pl: polish('To zależy od ciebie, {{name}}') })).toContain('in lower case: ciebie')
  expect(check({ pl: polish('To zależy od Ciebie, {{name}}') })).toBe('')
  expect(check({ pl: polish('Swoje i cisza, {{name}}') })).toBe('')
})

test('LOC-1 the check of dictionaries finds a tag that a language lost', () => {
  const linked = { ...english, greet: 'Good evening, <b>{{name}}</b>' }
  const others = Object.fromEntries(
    Object.entries(whole).map(([locale, texts]) => [
      locale,
      { ...texts, greet: 'Hei, <b>{{name}}</b>' },
    ]),
  )
  expect(check({ ...others, en: linked })).toBe('')
  expect(check({ ...others, en: linked, fi: twoForms('Hei, {{name}}') })).toContain(
    'greet: has the tags “”, not “</b> <b>”',
  )
})
