import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import {
  hydrateResponses,
  readDrawnData,
  writeDrawnData,
} from '../../../src/app/drawing/drawnData.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const moment = { now: 1_000, timeZone: 'Europe/Amsterdam' }

/** What a browser finds in the page for the responses of a server. */
function transport(cache: QueryClient) {
  const text = writeDrawnData({ cache }, { ...moment, read: {} })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: text }) })
  const data = readDrawnData()
  if (!data) throw new Error('The page has no data.')
  return { text, data }
}

test('PRF-1 what a member wrote cannot end the element with the data of the page', () => {
  const cache = new QueryClient()
  cache.setQueryData(['member'], { about: '</script><script>alert(1)</script>' })
  const { text, data } = transport(cache)
  expect(text).not.toContain('<')
  const taken = new QueryClient()
  hydrateResponses({ cache: taken }, data)
  expect(taken.getQueryData(['member'])).toEqual({ about: '</script><script>alert(1)</script>' })
  expect(data).toMatchObject(moment)
})

test('PRF-1 responses of a page count as new on a device whose clock is wrong', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  const cache = new QueryClient()
  cache.setQueryData(['chats'], [])
  const { data } = transport(cache)
  vi.setSystemTime(new Date('2031-01-01T00:00:00Z'))
  const taken = new QueryClient()
  hydrateResponses({ cache: taken }, data)
  expect(taken.getQueryState(['chats'])?.dataUpdatedAt).toBe(Date.now())
})

test('PRF-1 a page that the server has not drawn has no data', () => {
  vi.stubGlobal('document', { getElementById: () => null })
  expect(readDrawnData()).toBeNull()
})
