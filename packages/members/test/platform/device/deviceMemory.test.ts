import { afterEach, expect, test, vi } from 'vitest'
import { browserCookies, cookiesOf } from '../../../src/platform/device/deviceMemory.ts'

afterEach(() => vi.unstubAllGlobals())

test('SRC-1 what a browser remembers is read from the cookies of its next request', () => {
  const written: string[] = []
  const document = {
    get cookie() {
      return written.map((each) => each.split(';')[0]).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol: 'https:' })
  browserCookies.setItem('search.ada', '{"city":"Köln; 50%"}', 180)
  browserCookies.setItem('search.adam', 'other', 1)
  expect(cookiesOf(document.cookie).getItem('search.ada')).toBe('{"city":"Köln; 50%"}')
  expect(browserCookies.getItem('search.adam')).toBe('other')
  expect(browserCookies.getItem('search')).toBeNull()
  expect(written[0]).toMatch(/; Max-Age=15552000; Path=\/; SameSite=Lax; Secure$/)
})

test('SRC-1 a cookie that something else wrote counts as absent, and a page that is drawn writes none', () => {
  const device = cookiesOf('search.ada=%E0%A4%A')
  device.setItem('search.ben', 'x', 180)
  expect(device.getItem('search.ada')).toBeNull()
  expect(device.getItem('search.ben')).toBeNull()
})
