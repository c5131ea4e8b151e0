import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkConnection, watchConnection } from '../../src/platform/device/connection.ts'

const network = { onLine: true, hasInternet: true }
const events = new EventTarget()
const asked = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(network, { onLine: true, hasInternet: true })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('fetch', async () => {
    asked()
    if (!network.hasInternet) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 503 })
  })
  onlineManager.setOnline(true)
  asked.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('RTE-12 a network without internet counts as offline, is tried every five seconds, and heals by itself', async () => {
  network.hasInternet = false
  expect(await checkConnection()).toBe(false)
  expect(onlineManager.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(3)
  network.hasInternet = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onlineManager.isOnline()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(4)
})

test('RTE-12 a call that was not responded to while the server responds changes nothing', async () => {
  const changes = vi.fn()
  const stop = onlineManager.subscribe(changes)
  expect(await checkConnection()).toBe(true)
  expect(changes).not.toHaveBeenCalled()
  stop()
})

test('RTE-5 RTE-12 the connection follows what the browser says, and counts only if it works', async () => {
  watchConnection()
  const stop = onlineManager.subscribe(() => {})
  network.onLine = false
  events.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onlineManager.isOnline()).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  Object.assign(network, { onLine: true, hasInternet: false })
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onlineManager.isOnline()).toBe(false)
  network.hasInternet = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onlineManager.isOnline()).toBe(true)
  stop()
})
