import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../src/http/ApiError.ts'
import { createApi } from '../../src/http/createApi.ts'
import { ada } from '../support/profiles.ts'
import { noNetwork, refusal, sessionEnded, stubServer } from '../support/stubServer.ts'

const origin = 'https://site.example'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const outcome = <T>(promise: Promise<T>) => promise.catch((error: unknown) => error)

test('API-3 a call that is safe to repeat is tried again five times, each time later', async () => {
  const at: number[] = []
  const server = stubServer(() => {
    at.push(Date.now())
    return noNetwork()
  })
  const asking = outcome(createApi({ fetch: server.fetch, origin }).request('likes', { query: {} }))
  await vi.runAllTimersAsync()
  const error = await asking
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'offline' })
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  expect(pauses).toHaveLength(5)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[4]).toBeGreaterThan((pauses[0] ?? 0) * 10)
})

test('API-3 a call that might do something twice is made once', async () => {
  const server = stubServer(() => refusal('general_error', 500))
  const body = { email: 'a@example.com', password: 'secret' }
  const asking = outcome(createApi({ fetch: server.fetch, origin }).request('login', { body }))
  await vi.runAllTimersAsync()
  expect(await asking).toMatchObject({ code: 'general_error', status: 500 })
  expect(server.asked).toHaveLength(1)
})

test('API-3 a refusal is not repeated, and says which field is wrong', async () => {
  const server = stubServer(() =>
    refusal('message_too_long', 422, { field: 'text', params: { max: 500 } }),
  )
  const asking = createApi({ fetch: server.fetch, origin }).request('interests')
  expect(await outcome(asking)).toMatchObject({
    code: 'message_too_long',
    field: 'text',
    params: { max: 500 },
  })
  expect(server.asked).toHaveLength(1)
})

test('API-3 a service that comes back in time is not noticed', async () => {
  let tries = 0
  const server = stubServer(() => (++tries < 3 ? refusal('maintenance', 503) : { interests: [] }))
  const asking = createApi({ fetch: server.fetch, origin }).request('interests')
  await vi.runAllTimersAsync()
  expect(await asking).toEqual({ interests: [] })
})

test('AUT-2 an ended session is told once any call but user.php is refused for it', async () => {
  const onSessionLost = vi.fn()
  const server = stubServer(sessionEnded)
  const api = createApi({ fetch: server.fetch, origin, onSessionLost })
  await outcome(api.request('updateUser', { body: { language: 'de' } }))
  expect(onSessionLost).not.toHaveBeenCalled()
  expect(await outcome(api.request('chats', { query: {} }))).toMatchObject({
    code: 'authentication_required',
  })
  expect(onSessionLost).toHaveBeenCalledOnce()
})

test('AUT-2 another refusal with status 403 does not end the session', async () => {
  const onSessionLost = vi.fn()
  const server = stubServer(() => refusal('premium_required', 403))
  await outcome(
    createApi({ fetch: server.fetch, origin, onSessionLost }).request('chats', { query: {} }),
  )
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('API-1 user.php alone is asked as the client', async () => {
  const headers: (string | null)[] = []
  const fetch = async (given: RequestInfo | URL, init?: RequestInit) => {
    headers.push(new Request(given, init).headers.get('X-Request-Type'))
    return Response.json({ user: null, interests: [] })
  }
  const api = createApi({ fetch, origin })
  await api.request('getUser')
  await api.request('interests')
  expect(headers).toEqual(['client', null])
})

test.each([
  ['GET', 'interests', undefined],
  ['POST', 'like', { profile: ada }],
  ['PUT', 'openLike', { profile: ada }],
  ['DELETE', 'unlike', { profile: ada }],
] as const)(
  'API-3 a %s that is safe to repeat is tried again after a failure of the server',
  async (method, name, body) => {
    const server = stubServer(() =>
      server.asked.length < 3
        ? refusal('general_error', 500)
        : { match: true, ok: true, interests: [] },
    )
    const api = createApi({ fetch: server.fetch, origin })
    const asking =
      name === 'interests'
        ? api.request(name)
        : api.request(name, { body: body ?? { profile: ada } })
    await vi.runAllTimersAsync()
    await asking
    expect(server.asked.map((one) => one.method)).toEqual([method, method, method])
  },
)

test.each([
  ['once', 'uploadPhoto', undefined, '/api/photo.php', 1],
  [
    'six times, since it has an id of its own,',
    'sendChatPhoto',
    { profile: ada, client_id: undefined },
    `/api/chat-photo.php?profile=${ada}`,
    6,
  ],
] as const)(
  'API-3 a file is sent %s as a form, with its facts in the address',
  async (_, name, query, path, times) => {
    const sent: Request[] = []
    const fetch = async (given: RequestInfo | URL, init?: RequestInit) => {
      sent.push(new Request(given, init))
      return refusal('general_error', 500)
    }
    const file = new Blob(['picture'], { type: 'image/jpeg' })
    const asking = outcome(createApi({ fetch, origin }).upload(name, file, query))
    await vi.runAllTimersAsync()
    expect(await asking).toMatchObject({ code: 'general_error' })
    expect(sent).toHaveLength(times)
    for (const request of sent) {
      expect(request.url).toBe(origin + path)
      const form = await request.formData()
      expect([...form.keys()]).toEqual(['file'])
      const part = form.get('file')
      expect(part instanceof Blob && (await part.text())).toBe('picture')
    }
  },
)

test.each([
  ['a page in place of data', () => new Response('<html></html>')],
  ['half a response', () => new Response('{"interests": [')],
])('API-4 %s is told apart from no answer', async (_, reply) => {
  const asking = createApi({ fetch: stubServer(reply).fetch, origin }).request('interests')
  expect(await outcome(asking)).toMatchObject({ code: 'unreadable', status: 200 })
})

test.each([
  [503, 'maintenance'],
  [502, 'general_error'],
  [418, 'general_error'],
])('API-4 status %i without a reason is %s', async (status, code) => {
  const server = stubServer(() => new Response('', { status }))
  const asking = outcome(createApi({ fetch: server.fetch, origin }).request('interests'))
  await vi.runAllTimersAsync()
  expect(await asking).toMatchObject({ code, status, params: {}, message: code })
})

test('API-4 a page of a proxy is no reason, and a reason that is newer than this page keeps its code', async () => {
  const asked = async (reply: () => Response) => {
    const server = stubServer(reply)
    const asking = outcome(createApi({ fetch: server.fetch, origin }).request('interests'))
    await vi.runAllTimersAsync()
    return asking
  }
  const proxied = () => Response.json({ error: 'bad gateway' }, { status: 418 })
  expect(await asked(proxied)).toMatchObject({ code: 'general_error', status: 418 })
  const newer = { error: { code: 'moon_is_full', field: 'moon', params: { days: 3 } } }
  expect(await asked(() => Response.json(newer, { status: 422 }))).toMatchObject({
    ...newer.error,
    status: 422,
  })
})

test('AUT-2 the reason of an ended session under another status does not end it', async () => {
  const onSessionLost = vi.fn()
  const server = stubServer(() => refusal('authentication_required', 401))
  const api = createApi({ fetch: server.fetch, origin, onSessionLost })
  await outcome(api.request('chats', { query: {} }))
  expect(onSessionLost).not.toHaveBeenCalled()
  const plain = createApi({ fetch: stubServer(sessionEnded).fetch, origin })
  expect(await outcome(plain.request('chats', { query: {} }))).toMatchObject({ status: 403 })
})

test('API-3 a service that is not ready says when to ask again', async () => {
  const at: number[] = []
  const server = stubServer(() => {
    at.push(Date.now())
    if (at.length > 1) return { interests: [] }
    return Response.json({}, { status: 503, headers: { 'Retry-After': '7' } })
  })
  const asking = createApi({ fetch: server.fetch, origin }).request('interests')
  await vi.runAllTimersAsync()
  expect(await asking).toEqual({ interests: [] })
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBe(7000)
})

test('API-3 a call that nobody waits for any more is not tried again', async () => {
  const server = stubServer(noNetwork)
  const nobody = new AbortController()
  const api = createApi({ fetch: server.fetch, origin })
  const asking = outcome(api.request('interests', { signal: nobody.signal }))
  await vi.advanceTimersByTimeAsync(100)
  nobody.abort()
  expect(await asking).toMatchObject({ name: 'AbortError' })
  await vi.runAllTimersAsync()
  expect(server.asked).toHaveLength(1)
})

test('API-1 what distinguishes a call is part of its address', async () => {
  const asked: string[] = []
  const fetch = async (given: RequestInfo | URL) => {
    asked.push(new Request(given).url)
    return Response.json({ interests: [] })
  }
  await outcome(
    createApi({ fetch, origin }).request('settings', { query: { domain: 'a.b', language: 'de' } }),
  )
  expect(asked).toEqual([`${origin}/api/settings.php?domain=a.b&language=de`])
})
