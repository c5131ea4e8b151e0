import { afterEach, expect, test, vi } from 'vitest'
import { reportPageHidden } from '../../src/notifications/pageHidden.ts'

afterEach(() => void vi.unstubAllGlobals())

test('PSH-4 a page that becomes hidden is reported by beacon, one that becomes visible is not', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const sendBeacon = vi.fn((_path: string, _body: Blob) => true)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { sendBeacon })
  const stop = reportPageHidden()
  const change = (state: string) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  change('visible')
  expect(sendBeacon).not.toHaveBeenCalled()
  change('hidden')
  expect(sendBeacon.mock.calls.map(([path, { type }]) => [path, type])).toEqual([
    ['/api/page-hidden.php', 'application/json'],
  ])
  stop()
  change('hidden')
  expect(sendBeacon).toHaveBeenCalledTimes(1)
})
