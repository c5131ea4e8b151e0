import { Buffer } from 'node:buffer'
import type { StrictArgTypes } from 'storybook/internal/types'
import { expect, test } from 'vitest'
import { parseUrlArgs, urlArgsOf } from '../urlArgs/urlArgs.ts'

const argTypes: StrictArgTypes = {
  label: { name: 'label', control: { type: 'text' } },
  price: { name: 'price', control: { type: 'object' } },
  icon: { name: 'icon', control: { type: 'select' }, options: ['nothing', 'Badge “New”'] },
  isOpen: { name: 'isOpen', control: { type: 'boolean' } },
  onPress: { name: 'onPress', control: { disable: true } },
}
const encoded = (text: string) => Buffer.from(text).toString('base64url')

const given = { label: 'Send', price: { amount: 100, currency: 'EUR' }, isOpen: false }

test.each([
  { label: 'Übrigens, 50 % – ja!' },
  { label: 'a=b&c;d:e#f+g%20"\\' },
  { price: { amount: 250, currency: 'EUR' } },
  { icon: 'Badge “New”' },
])('LIB-1 a link restores what was typed into a control: %o', (typed) => {
  const text = urlArgsOf({ ...given, ...typed }, given)
  expect(parseUrlArgs(text, argTypes)).toEqual(typed)
})

test('LIB-1 a link needs no percent sign', () => {
  expect(urlArgsOf({ ...given, label: 'Übrigens, 50 % – ja?' }, given)).toMatch(/^[\w-]+$/)
})

test('LIB-1 a link holds only what Storybook leaves out', () => {
  expect(urlArgsOf(given, given)).toBeNull()
  expect(urlArgsOf({ ...given, label: 'Send it', isOpen: true }, given)).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['no Base64', null],
  ['no object', '"label"'],
  ['another type', '{"label":1,"price":"free"}'],
  ['no option', '{"icon":"Badge “Old”"}'],
  ['no control', '{"onPress":"x","__proto__":{"label":"x"},"toString":"x"}'],
  ['too much', JSON.stringify({ label: '–'.repeat(10_000) })],
])('LIB-1 a link with %s changes nothing', (_name, text) => {
  expect(parseUrlArgs(text === null ? '%' : encoded(text), argTypes)).toEqual({})
})
