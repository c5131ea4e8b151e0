import { afterEach, expect, test, vi } from 'vitest'
import { firstFetch } from '../../src/app/firstFetch.ts'

afterEach(() => vi.unstubAllGlobals())

const address = 'http://amberline.localhost/api/user.php'

function stub() {
  const network = vi.fn(async () => new Response('asked again'))
  vi.stubGlobal('fetch', network)
  return network
}

const early = () => new Map([[address, Promise.resolve(new Response('asked early'))]])

test('PRF-2 an answer that the page asked for early is taken once', async () => {
  const network = stub()
  const ask = firstFetch(early(), () => true)
  expect(await (await ask(new Request(address))).text()).toBe('asked early')
  expect(await (await ask(new Request(address))).text()).toBe('asked again')
  expect(network).toHaveBeenCalledOnce()
})

test.each([
  ['was refused before the login', () => Promise.resolve(new Response('', { status: 403 }))],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('PRF-2 an early call that %s is made again', async (_case, response) => {
  stub()
  const ask = firstFetch(new Map([[address, response()]]), () => true)
  expect(await (await ask(new Request(address))).text()).toBe('asked again')
})

test('PRF-2 an early answer that has become old is asked for again, and so is anything but a reading call', async () => {
  stub()
  const old = firstFetch(early(), () => false)
  expect(await (await old(new Request(address))).text()).toBe('asked again')
  const ask = firstFetch(early(), () => true)
  expect(await (await ask(new Request(address, { method: 'POST' }))).text()).toBe('asked again')
  expect(await (await firstFetch(undefined, () => true)(address)).text()).toBe('asked again')
})
