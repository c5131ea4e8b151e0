import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShares, ShareTaken } from '../../../src/platform/database/shares.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('OPS-11 one caller waits for its own share, in turn, and takes nothing from others', async () => {
  const shares = openShares({ most: 2, waitMs: 1_000 })
  const [leave] = [await shares.enter('ada'), await shares.enter('ada')]
  const order: string[] = []
  const third = shares.enter('ada').then(() => order.push('third'))
  const fourth = shares.enter('ada').catch((error: unknown) => error)
  await shares.enter('bo')
  expect(order).toEqual([])
  leave()
  await third
  expect(order).toEqual(['third'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await fourth).toBeInstanceOf(ShareTaken)
})
