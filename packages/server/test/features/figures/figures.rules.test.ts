import { expect, test } from 'vitest'
import { shownColumn } from '../../../src/features/figures/hideSmall.rules.ts'
import { landerOf, trafficSourceOf } from '../../../src/features/figures/origin.rules.ts'
import { periodsOf } from '../../../src/features/figures/periods.rules.ts'
import { testBrand } from '../../support/brand.ts'

test('DSK-6 numbers from 1 to 4 are not shown, and none follows from the total', () => {
  expect(shownColumn([0, 5, 120])).toEqual([0, 5, 120])
  expect(shownColumn([1, 4, 120])).toEqual(['under_5', 'under_5', 120])
  expect(shownColumn([120, 3, 17, 0])).toEqual([120, 'under_5', 'withheld', 0])
  expect(shownColumn([3])).toEqual(['under_5'])
})

test.each([
  ['paper', 'paper'],
  [' Radio-2 ', 'radio-2'],
  [undefined, 'none'],
  ['', 'none'],
  ['anna@post.example', 'other'],
  ['018f3c5e-7f0a-7cc2-9c5e-0a1b2c3d4e5f', 'other'],
  ['d41d8cd98f00b204e9800998ecf8427e', 'other'],
  ['call-4915112345678', 'other'],
  ['192.168.0.1', 'other'],
  ['two words', 'other'],
])('DSK-6 the source of %s is %s', (network, source) => {
  expect(trafficSourceOf(network)).toBe(source)
})

const brand = { landers: { ...testBrand().landers, gallery: { older: { copy: {}, people: {} } } } }

test.each([
  ['home', 'home'],
  ['gallery', 'gallery'],
  ['gallery/older', 'gallery/older'],
  ['gallery/made-up', 'gallery'],
  ['gallery/toString', 'gallery'],
  ['made-up', 'other'],
  [undefined, 'other'],
])('DSK-6 a signup on the page %s is counted for %s', (page, lander) => {
  expect(landerOf(brand, page)).toBe(lander)
})

test('DSK-6 days and weeks without figures have a row too', () => {
  const days = { from: '2026-02-27', to: '2026-03-02' }
  expect(periodsOf('day', days)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(periodsOf('week', days)).toEqual(['2026-02-23', '2026-03-02'])
  expect(periodsOf('lander', days)).toBeUndefined()
})
