import { afterEach, expect, test, vi } from 'vitest'
import { loadData } from '../../../src/platform/data/loadData.ts'

afterEach(() => vi.useRealTimers())

const never = new Promise(() => {})
const visit = (patienceMs: number) => ({ context: { patienceMs } })

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false
  void promise.then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return isDone
}

test('PRF-1 in a browser the components of a screen ask, so that it is shown at once', async () => {
  const ask = vi.fn(() => [never])
  await loadData(ask)(visit(0))
  expect(ask).not.toHaveBeenCalled()
})

test('PRF-1 a page that is drawn waits for its data, also for what is refused, but no longer than its patience', async () => {
  vi.useFakeTimers()
  await loadData(() => [Promise.resolve(1), Promise.reject(new Error('refused'))])(visit(300))
  const slow = loadData(() => [never])(visit(300))
  await vi.advanceTimersByTimeAsync(299)
  expect(await isSettled(slow)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isSettled(slow)).toBe(true)
})
