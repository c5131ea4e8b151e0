import { calls } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { describe, expect, test } from 'vitest'
import { authenticator, joinGuarded } from '../../support/authenticator.ts'
import type { TestClient } from '../../support/client.ts'
import { listenFor } from '../../support/listenFor.ts'
import { goodSignup, joinMember, mailedToken } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const server = await testServer()
const { password } = goodSignup
const cookie = 'auth.session'

type Joined = Awaited<ReturnType<typeof joinMember>>

const logIn = async ({ user: { email } }: Joined, code?: string) => {
  const client = server.client()
  await client.call(calls.login, { body: { email, password, ...(code && { code }) } })
  return client
}

const isLoggedIn = async (client: TestClient) => (await client.call(calls.getUser)).user !== null

const chosen = { password: 'quite another secret', password_again: 'quite another secret' }
const email = 'mara.new@post.example'

/** What a member does that ends their other logins. */
const acts: Readonly<Record<string, (member: Joined) => Promise<unknown>>> = {
  'ending the others': ({ client }) =>
    client.call(calls.endSession, { body: { session: 'others' } }),
  'a new password': ({ client }) =>
    client.call(calls.changePassword, { body: { old_password: password, ...chosen } }),
  'a new address': async ({ client }) => {
    await client.call(calls.requestMailChange, { body: { email, password } })
    const token = await mailedToken(server, email)
    await client.call(calls.changeMail, { body: { token } })
  },
  'a second factor': async ({ client }) => {
    const { uri } = await client.call(calls.beginSecondFactor, { body: { password } })
    const code = authenticator(server, uri).code()
    await client.call(calls.confirmSecondFactor, { body: { code } })
  },
}

describe('logins end at once, and so do the streams of their pages:', () => {
  test.each(Object.entries(acts))(
    'AUT-5 other logins and their streams end at once by %s',
    async (_, act) => {
      const member = await joinMember(server)
      const elsewhere = await logIn(member)
      const stream = await listenFor(elsewhere, 'none comes')
      await stream.opened
      await act(member)
      expect(await stream.received()).not.toContain('event: sessions')
      expect(await isLoggedIn(elsewhere)).toBe(false)
      expect(await isLoggedIn(member.client)).toBe(true)
    },
  )

  test('AUT-5 other logins and their streams end at once by a second factor that is switched off', async () => {
    const member = await joinGuarded(server)
    const elsewhere = await logIn(member, member.phone.code())
    server.clock.pass(30)
    const stream = await listenFor(elsewhere, 'none comes')
    await stream.opened
    await member.client.call(calls.endSecondFactor, {
      body: { password, code: member.phone.code() },
    })
    await stream.received()
    expect(await isLoggedIn(elsewhere)).toBe(false)
    expect(await isLoggedIn(member.client)).toBe(true)
  })

  test.each([
    ['logging out', ({ client }: Joined) => client.call(calls.logout)],
    ['deleting', ({ client }: Joined) => client.call(calls.deleteAccount, { body: {} })],
    [
      'a reset',
      async ({ user }: Joined) => {
        await server.client().call(calls.requestReset, { body: { email: user.email } })
        const token = await mailedToken(server, user.email)
        await server.client().call(calls.resetPassword, { body: { token, ...chosen } })
      },
    ],
    [
      'a ban',
      async ({ user: { id: member } }: Joined) => {
        const { client } = await seatStaff(server, 'admin')
        const body = { brand: 'harbour', member, reason: 'Asked others for money.' }
        await client.call(staffActions.ban, { body })
      },
    ],
  ])('AUT-5 this login by %s', async (_, act) => {
    const member = await joinMember(server)
    const stream = await listenFor(member.client, 'none comes')
    await stream.opened
    await act(member)
    await stream.received()
    expect(await isLoggedIn(member.client)).toBe(false)
  })

  test('AUT-5 a new login in the same browser ends the one before and its streams at once', async () => {
    const { client, user } = await joinMember(server)
    const before = client.cookies.get(cookie) ?? ''
    await client.call(calls.login, { body: { email: user.email, password } })
    const thief = server.client()
    thief.cookies.set(cookie, before)
    expect(await isLoggedIn(thief)).toBe(false)
    expect((await client.call(calls.sessions)).sessions).toHaveLength(1)
  })
})

/** What asks for the password of a login that is older than ten minutes. */
const guarded: Readonly<Record<string, (client: TestClient, proof: object) => Promise<Response>>> =
  {
    deleting: (client, proof) => client.send(calls.deleteAccount, { body: proof }),
    'copying the data': (client, proof) => client.send(calls.requestDataExport, { body: proof }),
    'ending logins': (client, proof) =>
      client.send(calls.endSession, { body: { session: 'others', ...proof } }),
  }

const refusalOf = async (response: Response) => {
  const { error } = await response.json()
  return `${response.status} ${error.code} ${error.field}`
}

describe.each(Object.entries(guarded))('%s', (_, ask) => {
  test('AUT-5 a change asks for the password once the login is older than ten minutes', async () => {
    const { client } = await joinMember(server)
    server.clock.pass(601)
    expect(await refusalOf(await ask(client, {}))).toBe('401 password_required password')
    const wrong = await ask(client, { password: 'not this one' })
    expect(await refusalOf(wrong)).toBe('422 old_password_wrong password')
    expect((await ask(client, { password })).status).toBe(200)
  })

  test('AUT-5 a change asks for nothing within ten minutes of the login', async () => {
    const { client } = await joinMember(server)
    server.clock.pass(600)
    expect((await ask(client, {})).status).toBe(200)
  })

  test('AUT-5 a change takes five guesses of the password, then none for a while', async () => {
    const { client } = await joinMember(server)
    server.clock.pass(601)
    for (let guess = 0; guess < 5; guess += 1) await ask(client, { password: 'not this one' })
    expect((await ask(client, { password })).status).toBe(429)
  })
})

test('AUT-5 who has proved who they are has a new token, is not asked again, and loses no request on its way', async () => {
  const { client } = await joinMember(server)
  server.clock.pass(601)
  const before = client.cookies.get(cookie) ?? ''
  await client.call(calls.requestDataExport, { body: { password } })
  expect(client.cookies.get(cookie)).not.toBe(before)
  await client.call(calls.endSession, { body: { session: 'others' } })

  const onItsWay = server.client()
  onItsWay.cookies.set(cookie, before)
  expect(await isLoggedIn(onItsWay)).toBe(true)
  server.clock.pass(10)
  expect(await isLoggedIn(onItsWay)).toBe(false)
  expect(await isLoggedIn(client)).toBe(true)
})

describe('with a second factor', () => {
  test.each([
    [
      'a new password',
      (client: TestClient, code?: string) =>
        client.send(calls.changePassword, {
          body: { old_password: password, ...chosen, ...(code && { code }) },
        }),
    ],
    [
      'a new address',
      (client: TestClient, code?: string) =>
        client.send(calls.requestMailChange, { body: { email, password, ...(code && { code }) } }),
    ],
    [
      'deleting',
      (client: TestClient, code?: string) =>
        client.send(calls.deleteAccount, { body: code ? { code } : {} }),
    ],
  ])('AUT-5 %s takes a code', async (_, ask) => {
    const { client, phone } = await joinGuarded(server)
    expect(await refusalOf(await ask(client))).toBe('401 second_factor_required code')
    expect(await refusalOf(await ask(client, '000000'))).toBe('422 second_factor_wrong code')
    expect((await ask(client, phone.code())).status).toBe(200)
  })

  test('AUT-5 a password that is refused uses no code up', async () => {
    const { client, phone } = await joinGuarded(server)
    const code = phone.code()
    const weak = { password: 'password', password_again: 'password' }
    const body = { old_password: password, ...weak, code }
    expect((await client.refused(calls.changePassword, { body })).code).toBe('password_guessable')
    await client.call(calls.changePassword, { body: { ...body, ...chosen } })
  })
})
