import { calls, sessionIdSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { parseDevice } from '../../../src/features/accounts/sessions/device.rules.ts'
import { isWatching } from '../../../src/platform/session/session.store.ts'
import { goodSignup, joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'

async function logInFrom(email: string, agent: string) {
  const client = server.client()
  const response = await client.fetch('/api/user.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password: goodSignup.password }),
  })
  expect(response.status).toBe(200)
  return client
}

describe('logins of a member', () => {
  test('ACC-1 logins are listed with device and last visit, the latest first, this one marked', async () => {
    const { user } = await joinMember(server)
    await logInFrom(user.email, laptop)
    server.clock.pass(3_600)
    const client = await logInFrom(user.email, phone)
    const { sessions } = await client.call(calls.sessions)
    expect(sessions.map(({ device, current }) => ({ ...device, current }))).toEqual([
      { kind: 'phone', browser: 'Chrome', system: 'Android', current: true },
      { kind: 'computer', browser: 'Safari', system: 'macOS', current: false },
      { kind: 'unknown', browser: null, system: null, current: false },
    ])
    expect(sessions[0]?.last_seen).toBe(server.clock.now().toISOString())
  })

  test('ACC-1 a login is ended from another device', async () => {
    const { client, user } = await joinMember(server)
    const lost = await logInFrom(user.email, phone)
    const { sessions } = await client.call(calls.sessions)
    const theirs = sessions.find(({ current }) => !current)
    const body = { session: sessionIdSchema.parse(theirs?.id) }
    expect((await client.call(calls.endSession, { body })).sessions).toHaveLength(1)
    expect((await lost.call(calls.getUser)).user).toBeNull()
    expect((await client.call(calls.getUser)).user?.id).toBe(user.id)
  })

  test('ACC-1 all other logins are ended at once', async () => {
    const { client, user } = await joinMember(server)
    const others = [await logInFrom(user.email, phone), await logInFrom(user.email, laptop)]
    await client.call(calls.endSession, { body: { session: 'others' } })
    for (const other of others) expect((await other.call(calls.getUser)).user).toBeNull()
    expect((await client.call(calls.sessions)).sessions).toMatchObject([{ current: true }])
  })

  test('PER-1 nobody ends the login of somebody else', async () => {
    const { client } = await joinMember(server)
    const { sessions } = await client.call(calls.sessions)
    const stranger = await joinMember(server, { name: 'Stranger' })
    const body = { session: sessionIdSchema.parse(sessions[0]?.id) }
    await stranger.client.call(calls.endSession, { body })
    expect((await client.call(calls.getUser)).user).not.toBeNull()
  })

  test('ACC-1 a login that has ended by itself is not listed', async () => {
    const { user } = await joinMember(server)
    server.clock.pass(30 * 86_400)
    const client = await logInFrom(user.email, laptop)
    expect((await client.call(calls.sessions)).sessions).toHaveLength(1)
  })
})

describe('a hidden page', () => {
  const watches = (id: string) =>
    isWatching(server.db, id, new Date(server.clock.now().getTime() - 300_000))

  test('PSH-4 a hidden page is told by beacon and counts as not looked at until the member does something', async () => {
    const { client, user } = await joinMember(server)
    expect(await watches(user.id)).toBe(true)
    const beacon = await client.fetch('/api/page-hidden.php', { method: 'POST', body: '{}' })
    expect(beacon.status).toBe(200)
    expect(await watches(user.id)).toBe(false)
    await client.call(calls.getUser)
    expect(await watches(user.id)).toBe(false)
    await client.call(calls.members)
    expect(await watches(user.id)).toBe(true)
  })

  test('PSH-4 a visitor’s beacon is answered too', async () => {
    const response = await server.client().fetch('/api/page-hidden.php', { method: 'POST' })
    expect(await response.json()).toEqual({ ok: true })
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'computer Edge Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'computer Firefox Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'phone Safari iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Safari/537.36',
    'tablet Samsung Internet Android',
  ],
])('ACC-1 a device is known by what its browser says: %s', (agent, known) => {
  const { kind, browser, system } = parseDevice(agent)
  expect(`${kind} ${browser} ${system}`).toBe(known)
})
