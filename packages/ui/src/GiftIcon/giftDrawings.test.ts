import { giftNames } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { giftDrawings, isGiftName } from './index.ts'

test('CHT-8 each gift of the catalogue has a drawing, and no drawing lacks a gift', () => {
  expect(Object.keys(giftDrawings).sort()).toEqual([...giftNames].sort())
})

test('CHT-8 no two gifts share a drawing', () => {
  const lines = Object.values(giftDrawings).map((gift) => gift.lines.join())
  expect(new Set(lines).size).toBe(giftNames.length)
})

test('CHT-8 an unknown gift is recognised', () => {
  expect(isGiftName('rose')).toBe(true)
  expect(isGiftName('toString')).toBe(false)
})
