import { interests } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { interestIcons } from './interestIcons.ts'

test('PRO-1 each interest has one icon, and each icon has an interest', () => {
  expect(Object.keys(interestIcons).sort()).toEqual([...interests].sort())
})

test('PRO-1 no two interests share a drawing', () => {
  expect(new Set(Object.values(interestIcons)).size).toBe(interests.length)
})
