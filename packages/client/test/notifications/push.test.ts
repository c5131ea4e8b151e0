import type { PushMessage } from '@bouquet/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createApi } from '../../src/http/createApi.ts'
import { keys } from '../../src/keys.ts'
import { createPush } from '../../src/notifications/push.ts'
import type { PushDevice } from '../../src/notifications/pushDevice.ts'
import { memoryStorage } from '../support/memoryStorage.ts'
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
      return () => {}
    },
  }
  return {
    device,
    receive: (message: PushMessage) => tell(message),
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
  return { server, cache, polling, browser, push }
}

test('PSH-1 is unknown before login, then off, and saves nothing that the server knows', async () => {
  const { push, server } = setUp()
  expect(push.state.get()).toBe(null)
  push.start('ada')
  await vi.waitFor(() => expect(push.state.get()).toBe(false))
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
  await vi.waitFor(() => expect(takenBack.push.state.get()).toBe('denied'))
})

test('PSH-1 after a new login the subscription is saved for the same member only', async () => {
  const { push, server } = setUp()
  push.start('ada')
  await push.subscribe()
  push.stop()
  push.start('ben')
  await vi.waitFor(() => expect(push.state.get()).toBe(false))
  expect(server.asked).toHaveLength(1)
  push.stop()
  push.start('ada')
  await vi.waitFor(() => expect(server.asked).toHaveLength(2))
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
