import { expect, test } from 'vitest'
import { placeholderColour } from './placeholderColour.ts'

test('PRF-1 a photo that is not there yet has its average colour, in a few bytes', () => {
  const colour = placeholderColour('WQgOFYJJeIeHh3d/dnZwWHeAhwd4')
  expect(colour).toMatch(/^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/)
  expect(colour?.length).toBeLessThanOrEqual(40)
})

test('PRF-1 a photo without a readable hash has no colour of its own', () => {
  expect(placeholderColour(undefined)).toBeUndefined()
  expect(placeholderColour('')).toBeUndefined()
  expect(placeholderColour('not base64!')).toBeUndefined()
})
