import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayReload } from '../../../src/platform/parts/loadPart.ts'

const reload = vi.fn()

/** Anew for each test, since a page reloads once. */
const fresh = async () => {
  vi.resetModules()
  return import('../../../src/platform/parts/loadPart.ts')
}

function browser({ onLine = true, storage = memoryStorage() } = {}) {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', storage)
  const network = { onLine, hasInternet: true }
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('fetch', async () => {
    if (!network.hasInternet) throw new TypeError('Failed to fetch')
    return new Response(null, { status: 404 })
  })
  return { events, network, storage }
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

const failing = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a part of the page', () => {
  test('RTE-6 a part of the page is shown when it has arrived', async () => {
    browser()
    const { loadPart } = await fresh()
    expect(await loadPart(async () => 'a screen')).toBe('a screen')
    expect(reload).not.toHaveBeenCalled()
  })

  test('RTE-6 a part that cannot be had reloads the page once, and is an error when that was just tried', async () => {
    const { storage } = browser()
    const { loadPart } = await fresh()
    const ended = vi.fn()
    void loadPart(failing).finally(ended)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
    expect(ended).not.toHaveBeenCalled()

    browser({ storage })
    const reloaded = await fresh()
    vi.advanceTimersByTime(59_999)
    await expect(reloaded.loadPart(failing)).rejects.toThrow('could not be loaded')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('RTE-12 RTE-6 a part waits for the connection in place of a reload that would lose the page', async () => {
    const { network } = browser({ onLine: false })
    const { loadPart } = await fresh()
    let tries = 0
    const load = async () => {
      tries += 1
      if (!network.onLine) throw new TypeError('Failed to fetch')
      return 'a screen'
    }
    const loaded = loadPart(load)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([tries, reload.mock.calls.length]).toEqual([1, 0])
    network.onLine = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await loaded).toBe('a screen')
    expect(reload).not.toHaveBeenCalled()
  })

  test('RTE-6 a part that a component loads itself reloads the page too, but not without a connection', async () => {
    const { events, network } = browser({ onLine: false })
    const { reloadOnFailedImport } = await fresh()
    reloadOnFailedImport()
    const fail = async () => {
      events.dispatchEvent(new Event('vite:preloadError'))
      await vi.advanceTimersByTimeAsync(0)
    }
    await fail()
    expect(reload).not.toHaveBeenCalled()
    network.onLine = true
    network.hasInternet = false
    await fail()
    expect(reload).not.toHaveBeenCalled()
    network.hasInternet = true
    await fail()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('what a screen cannot be shown without', () => {
  test.each([
    { onLine: false, hasInternet: false },
    { onLine: true, hasInternet: false },
  ])(
    'RTE-12 says at once that there is no connection, whatever the browser says (%o)',
    async (state) => {
      Object.assign(browser().network, state)
      const { loadScreenPart } = await fresh()
      await expect(loadScreenPart(failing)).rejects.toMatchObject({ code: 'offline', status: 0 })
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test('RTE-6 a part of a screen that cannot be had from a server that responds reloads the page', async () => {
    browser()
    const { loadScreenPart } = await fresh()
    void loadScreenPart(failing)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
  })
})

test('RTE-6 a failed download reloads the page at most once in 60 s', () => {
  const storage = memoryStorage()
  expect(mayReload(storage, 100_000)).toBe(true)
  expect(mayReload(storage, 159_999)).toBe(false)
  expect(mayReload(storage, 160_000)).toBe(true)
  expect(mayReload(storage, 160_001)).toBe(false)
})
