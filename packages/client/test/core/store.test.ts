import { expect, test, vi } from 'vitest'
import { createStore } from '../../src/core/store.ts'

test('whoever follows a value is told of each change, until they stop', () => {
  const store = createStore('one')
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set('two')
  store.set('two')
  expect(store.get()).toBe('two')
  stop()
  store.set('three')
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})
