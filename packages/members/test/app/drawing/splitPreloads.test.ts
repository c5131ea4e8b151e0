import { expect, test } from 'vitest'
import { splitPreloads } from '../../../src/app/drawing/splitPreloads.ts'

test('PRF-1 preloads of pictures go into the head, and the page begins without them', () => {
  const [one, two] = [
    '<link rel="preload" as="image" href="/a.avif"/>',
    '<link rel="preload" href="/b">',
  ]
  expect(splitPreloads(`${one}${two}<div><link rel="x"></div>`)).toEqual({
    preloads: one + two,
    html: '<div><link rel="x"></div>',
  })
  expect(splitPreloads('<div></div>')).toEqual({ preloads: '', html: '<div></div>' })
})
