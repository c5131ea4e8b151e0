import { expect, test } from 'vitest'
import { placeholderColor } from './placeholderColor.ts'

test('PRF-1 a photo that is not there yet has its average colour, in a few bytes', () => {
  const color = placeholderColor('WQgOFYJJeIeHh3d/dnZwWHeAhwd4')
  expect(color).toMatch(/^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/)
  expect(color?.length).toBeLessThanOrEqual(40)
})

test('PRF-1 a photo without a readable hash has no colour of its own', () => {
  expect(placeholderColor(undefined)).toBeUndefined()
  expect(placeholderColor('')).toBeUndefined()
  expect(placeholderColor('not base64!')).toBeUndefined()
})
