import { browserStorage } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { startSession } from '../../src/accounts/startSession.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { ada, me, message, text, user } from '../support/profiles.ts'
import { noNetwork, stubServer } from '../support/stubServer.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const parseStream = (stream: unknown) => stream as EventSource

/** A page with one event stream, on which a member logs in. */
function openPage() {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const device = { isOffline: false, streams: 0 }
  const server = stubServer(({ path, body }) => {
    if (device.isOffline) return noNetwork()
    if (path === '/api/user.php') return { user: user() }
    return {
      message: message(1, { from_me: true, client_id: Reflect.get(Object(body), 'client_id') }),
      credits: 2,
    }
  })
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch: server.fetch,
    openEvents: () => {
      device.streams += 1
      const close = () => {
        device.streams -= 1
      }
      return parseStream(Object.assign(new EventTarget(), { close }))
    },
  })
  client.cache.setQueryData(keys.user, user())
  client.sessionLost.set(true)
  return { page, device, server, client, stop: startSession(client, me) }
}

test('CHT-3 a session sends what waits as soon as the network is back', async () => {
  const { page, device, server, client, stop } = openPage()
  device.isOffline = true
  client.outbox.send(ada, text('Hello'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(client.outbox.get()).toHaveLength(1)
  device.isOffline = false
  const before = server.asked.length
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(server.asked.length).toBeGreaterThan(before)
  expect(client.outbox.get()).toEqual([])
  stop()
})

test('AUT-7 RTE-12 a logout in another tab ends the session in this one', () => {
  const { page, client, stop } = openPage()
  const tell = (key: string, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  tell(browserStorage.logged_in.name, 'yes')
  tell('something.else', null)
  expect(client.sessionLost.get()).toBe(false)
  tell(browserStorage.logged_in.name, null)
  expect(client.sessionLost.get()).toBe(true)
  expect(client.cache.getQueryData(keys.user)).toBeNull()
  stop()
})

test('OPS-8 a session opens the stream and asks at intervals, and ends with both', async () => {
  const { device, server, client, stop } = openPage()
  expect(client.sessionLost.get()).toBe(false)
  expect(device.streams).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.count('/api/chats.php')).toBeGreaterThan(0)
  client.drafts.write(ada, 'Half a line')
  expect(client.drafts.read(ada)).toBe('Half a line')
  stop()
  expect(device.streams).toBe(0)
  const asked = server.asked.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.asked).toHaveLength(asked)
})
