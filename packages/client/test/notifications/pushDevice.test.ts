import { afterEach, expect, test, vi } from 'vitest'
import { browserPush } from '../../src/notifications/pushDevice.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser with push, as far as its member allows it. */
function withBrowser({ answer = 'granted', isSubscribed = false } = {}) {
  const made: string[] = []
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1' }),
    unsubscribe: async () => {
      made.push('unsubscribe')
      browser.current = null
      return true
    },
  }
  const browser: { current: typeof subscription | null } = {
    current: isSubscribed ? subscription : null,
  }
  const pushManager = {
    getSubscription: async () => browser.current,
    subscribe: async (options: object) => {
      made.push(JSON.stringify(options))
      browser.current = subscription
      return subscription
    },
  }
  const permission = new EventTarget()
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
    startMessages: () => made.push('startMessages'),
  })
  const query = vi.fn(async () => permission)
  vi.stubGlobal('navigator', { serviceWorker, permissions: { query } })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission: answer,
    requestPermission: async () => answer,
  })
  const device = browserPush()
  if (!device) throw new Error('This browser has no push')
  return { device, made, permission, query, serviceWorker, pushManager }
}

test.each(['navigator', 'PushManager', 'Notification'])(
  'PSH-1 a browser without %s has no push',
  (missing) => {
    withBrowser()
    vi.stubGlobal(missing, undefined)
    if (missing !== 'navigator') Reflect.deleteProperty(globalThis, missing)
    expect(browserPush()).toBeNull()
  },
)

test('PSH-1 a browser whose navigator has no service worker has no push', () => {
  withBrowser()
  vi.stubGlobal('navigator', {})
  expect(browserPush()).toBeNull()
})

test('PSH-1 a subscription begins anew with the key of the brand once the member allows it', async () => {
  const { device, made } = withBrowser({ isSubscribed: true })
  expect(device.permission()).toBe('granted')
  expect(await device.subscribe('key')).toEqual({ endpoint: 'https://push.example/1' })
  expect(made).toEqual([
    'unsubscribe',
    JSON.stringify({ userVisibleOnly: true, applicationServerKey: 'key' }),
  ])
  expect(await device.current()).toEqual({ endpoint: 'https://push.example/1' })
  await device.unsubscribe()
  expect(await device.current()).toBeNull()
})

test('PSH-1 a member who refuses is not subscribed', async () => {
  const { device, made } = withBrowser({ answer: 'denied' })
  expect(await device.subscribe('key')).toBeNull()
  expect(made).toEqual([])
  await device.unsubscribe()
})

test('PSH-1 a browser that does not tell its subscription counts as without one', async () => {
  const { device, pushManager, serviceWorker } = withBrowser({ isSubscribed: true })
  pushManager.getSubscription = () => Promise.reject(new Error('not now'))
  expect(await device.current()).toBeNull()
  Object.assign(serviceWorker, { getRegistration: async () => undefined })
  expect(await device.current()).toBeNull()
  await device.unsubscribe()
})

test('PSH-1 push messages that arrive on an open page are told until it stops listening', () => {
  const { device, made, serviceWorker } = withBrowser()
  const listener = vi.fn()
  const stop = device.onMessage(listener)
  const arrive = (data: unknown) =>
    serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  const message = { kind: 'like', title: 'Ada', body: 'Hello', path: '/likes', tag: 'like' }
  arrive({ type: 'other', message })
  arrive('nonsense')
  expect(listener).not.toHaveBeenCalled()
  arrive({ type: 'push', message })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(made).toEqual(['startMessages'])
  stop()
  arrive({ type: 'push', message })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('PSH-1 a permission changed in the browser is told until it stops listening', async () => {
  const { device, permission, query } = withBrowser()
  const listener = vi.fn()
  const stop = device.onPermission(listener)
  await Promise.resolve()
  await Promise.resolve()
  expect(query).toHaveBeenCalledWith({ name: 'notifications' })
  permission.dispatchEvent(new Event('change'))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  permission.dispatchEvent(new Event('change'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('PSH-1 a browser that cannot be asked about its permission is left alone', async () => {
  const { device, query } = withBrowser()
  query.mockRejectedValue(new TypeError('unknown name'))
  const stop = device.onPermission(() => undefined)
  await Promise.resolve()
  stop()
  vi.stubGlobal('navigator', { ...navigator, permissions: undefined })
  device.onPermission(() => undefined)()
})
