import type { PushMessage } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createApi } from '../../src/http/createApi.ts'
import { keys } from '../../src/keys.ts'
import { createPush, isPushEnabled } from '../../src/notifications/push.ts'
import type { PushDevice } from '../../src/notifications/pushDevice.ts'
import { patience } from '../support/patience.ts'
import { refusal, stubServer } from '../support/stubServer.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}

/** A browser whose member answers its question. */
function fakeDevice(answer: NotificationPermission) {
  const given = { permission: 'default' as NotificationPermission }
  let current: PushSubscriptionJSON | null = null
  let tell: (message: PushMessage) => void = () => {}
  let changed = () => {}
  const device: PushDevice = {
    permission: () => given.permission,
    current: async () => current,
    subscribe: async () => {
      given.permission = answer
      current = answer === 'granted' ? subscription : null
      return current
    },
    unsubscribe: async () => {
      current = null
    },
    onMessage: (listener) => {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    onPermission: (listener) => {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
  }
  return {
    device,
    receive: (message: PushMessage) => tell(message),
    isSubscribed: () => current !== null,
    /** The browser ends a subscription by itself. */
    lose() {
      current = null
    },
    forbid() {
      given.permission = 'denied'
      changed()
    },
  }
}

function setUp({ answer = 'granted' as NotificationPermission, fails = false } = {}) {
  const server = stubServer(() => (fails ? refusal('push_service_unknown', 400) : { ok: true }))
  const cache = new QueryClient()
  cache.setQueryData(keys.settings('en'), { push_public_key: 'key' })
  const polling = { start: vi.fn() }
  const browser = fakeDevice(answer)
  const storage = memoryStorage()
  const api = createApi({ fetch: server.fetch, origin: 'https://site.example' })
  const push = createPush({ api, cache, polling, storage, device: browser.device })
  return { server, cache, polling, browser, storage, push }
}

test('PSH-1 push is unknown before login, then off, and saves nothing that the server knows', async () => {
  const { push, server } = setUp()
  expect(push.state.get()).toBe(null)
  push.start('ada')
  await vi.waitFor(() => expect(push.state.get()).toBe(false), patience)
  expect(server.asked).toEqual([])
})

test('PSH-1 a subscription is saved once, and slows down the polling', async () => {
  const { push, server, polling } = setUp()
  push.start('ada')
  await push.subscribe()
  expect(push.state.get()).toEqual(subscription)
  expect(server.asked.map(({ body }) => body)).toEqual([{ subscription }])
  expect(polling.start).toHaveBeenLastCalledWith({ hasPush: true })
  await push.unsubscribe()
  expect(push.state.get()).toBe(false)
  expect(server.asked.at(-1)?.body).toEqual({ subscription: false })
  expect(polling.start).toHaveBeenLastCalledWith({ hasPush: false })
})

test('PSH-1 a permission that was refused or taken back is denied', async () => {
  const refused = setUp({ answer: 'denied' })
  refused.push.start('ada')
  await refused.push.subscribe()
  expect(refused.push.state.get()).toBe('denied')
  expect(refused.server.asked.at(-1)?.body).toEqual({ subscription: 'denied' })

  const takenBack = setUp()
  takenBack.push.start('ada')
  await takenBack.push.subscribe()
  takenBack.browser.forbid()
  await vi.waitFor(() => expect(takenBack.push.state.get()).toBe('denied'), patience)
})

test('PSH-1 after a new login the subscription is saved for the same member only', async () => {
  const { push, server } = setUp()
  push.start('ada')
  await push.subscribe()
  push.stop()
  push.start('ben')
  await vi.waitFor(() => expect(push.state.get()).toBe(false), patience)
  expect(server.asked).toHaveLength(1)
  push.stop()
  push.start('ada')
  await vi.waitFor(() => expect(server.asked).toHaveLength(2), patience)
  expect(push.state.get()).toEqual(subscription)
})

test('PSH-1 a subscription that the server refuses is ended again, and the error is returned', async () => {
  const { push } = setUp({ fails: true })
  push.start('ada')
  await expect(push.subscribe()).rejects.toMatchObject({ code: 'push_service_unknown' })
  expect(push.state.get()).toBe(false)
})

test('PSH-1 a message that arrives reloads chats and likes', async () => {
  const { push, cache, browser } = setUp()
  for (const key of [keys.chats, keys.likes]) cache.setQueryData(key, {})
  push.start('ada')
  const message = { kind: 'like', title: 'A like', body: '', path: '/likes', tag: 'like' } as const
  browser.receive(message)
  expect(push.lastMessage.get()).toEqual(message)
  expect(cache.getQueryState(keys.chats)?.isInvalidated).toBe(true)
  expect(cache.getQueryState(keys.likes)?.isInvalidated).toBe(true)
})

test('PSH-1 without push in the browser nothing is known, asked or saved', async () => {
  const { server, cache, polling, storage } = setUp()
  const api = createApi({ fetch: server.fetch, origin: 'https://site.example' })
  const push = createPush({ api, cache, polling, storage, device: null })
  expect(push.isCapable).toBe(false)
  expect(setUp().push.isCapable).toBe(true)
  push.start('ada')
  await push.subscribe()
  await push.unsubscribe()
  expect(push.state.get()).toBeNull()
  expect(server.asked).toEqual([])
  push.stop()
})

test('PSH-1 before the settings of the brand are known nobody is asked for permission', async () => {
  const { push, cache, browser } = setUp()
  cache.clear()
  cache.setQueryData(keys.settings('de'), undefined)
  push.start('ada')
  await push.subscribe()
  expect(browser.isSubscribed()).toBe(false)
  cache.setQueryData(keys.settings('pl'), { push_public_key: 'key' })
  await push.subscribe()
  expect(browser.isSubscribed()).toBe(true)
})

test('PSH-1 a refused subscription is ended in the browser too, and stays off after a new login', async () => {
  const { push, browser } = setUp({ fails: true })
  push.start('ada')
  await expect(push.subscribe()).rejects.toThrow()
  expect(browser.isSubscribed()).toBe(false)
  push.stop()
  push.start('ada')
  await vi.waitFor(() => expect(push.state.get()).toBe(false), patience)
})

test('PSH-1 who switched push off stays without it after a new login', async () => {
  const { push, browser, server } = setUp()
  push.start('ada')
  await push.subscribe()
  await push.unsubscribe()
  expect(browser.isSubscribed()).toBe(false)
  push.stop()
  push.start('ada')
  await vi.waitFor(() => expect(push.state.get()).toBe(false), patience)
  expect(server.asked).toHaveLength(2)
})

test('PSH-1 a subscription that the browser has ended is told to the server by the next page', async () => {
  const { push, cache, polling, storage, browser, server } = setUp()
  push.start('ada')
  await push.subscribe()
  browser.lose()
  const api = createApi({ fetch: server.fetch, origin: 'https://site.example' })
  const next = createPush({ api, cache, polling, storage, device: browser.device })
  next.start('ada')
  await vi.waitFor(() => expect(server.asked).toHaveLength(2), patience)
  expect(next.state.get()).toBe(false)
  expect(server.asked[1]?.body).toEqual({ subscription: false })
})

test('PSH-1 after a logout nothing of the member is shown, and nothing more arrives', async () => {
  const { push, polling, browser, storage } = setUp()
  push.start('ada')
  await push.subscribe()
  const message = { kind: 'like', title: 'A like', body: '', path: '/likes', tag: 'like' } as const
  browser.receive(message)
  push.stop()
  expect(push.state.get()).toBeNull()
  expect(push.lastMessage.get()).toBeNull()
  browser.receive(message)
  expect(push.lastMessage.get()).toBeNull()
  const calls = polling.start.mock.calls.length
  browser.forbid()
  await Promise.resolve()
  expect(polling.start).toHaveBeenCalledTimes(calls)
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toHaveLength(1)
})

test('PSH-1 a logout while the browser is asked shows nothing of the member', async () => {
  const { push, polling } = setUp()
  push.start('ada')
  push.stop()
  await Promise.resolve()
  await Promise.resolve()
  expect(push.state.get()).toBeNull()
  expect(polling.start).not.toHaveBeenCalled()
})

test('PSH-1 polling is slowed down for a subscription alone', () => {
  const states = [null, false, 'denied', subscription] as const
  expect(states.map(isPushEnabled)).toEqual([false, false, false, true])
})
