import { afterEach, expect, test, vi } from 'vitest'
import { mayPrefetch } from '../../../src/platform/parts/lazyScreen.ts'

afterEach(() => void vi.unstubAllGlobals())

test('RTE-6 nothing is fetched ahead on 2g or with save-data', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch(null)).toBe(true)
})

test('RTE-6 a page is drawn where no browser tells of its connection', () => {
  vi.stubGlobal('navigator', undefined)
  expect(mayPrefetch()).toBe(true)
})

test.each([
  [undefined, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ saveData: true }, false],
  [{}, true],
])('RTE-6 with the connection %o screens are fetched ahead: %s', (connection, may) => {
  vi.stubGlobal('navigator', { connection })
  expect(mayPrefetch()).toBe(may)
})
