import { expect, test, vi } from 'vitest'
import { collectAfterWork } from '../../src/platform/collectWhenIdle.ts'

test('OPS-5 memory is collected once after each busy time, and not while there is work', () => {
  const collect = vi.fn()
  const observe = collectAfterWork(collect)
  const collectionsAfter = (...utilizations: number[]) => {
    collect.mockClear()
    utilizations.forEach(observe)
    return collect.mock.calls.length
  }
  expect(collectionsAfter(0.9, 0.2)).toBe(0)
  expect(collectionsAfter(0.01, 0.01, 0.01)).toBe(1)
  expect(collectionsAfter(0.2, 0.01)).toBe(0)
  expect(collectionsAfter(0.5, 0.01)).toBe(1)
})
