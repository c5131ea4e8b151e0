import { calls } from '@bouquet/contract/schemas'
import { staffActions } from '@bouquet/contract/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { testBrand } from '../../support/brand.ts'
import type { TestClient } from '../../support/client.ts'
import { confirmByMail, goodSignup, mailsTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { seatStaff } from '../../support/staff.ts'

const brand = testBrand('harbour', { discreet: true })
const server = await testServer({ brands: [brand] })
const { password } = goodSignup

const someone = 'someone@post.example'

/** An account in each state, by its address; `unknown` has none. */
const states = ['unknown', 'unconfirmed', 'active', 'deleting', 'banned'] as const
type State = (typeof states)[number]
const addressOf = (state: State) => `${state}@post.example`

async function join(email: string): Promise<TestClient> {
  const client = server.client()
  await client.call(calls.signup, { body: { ...goodSignup, email } })
  await confirmByMail(server, client, email)
  await client.call(calls.login, { body: { email, password } })
  return client
}

beforeEach(async () => {
  await server.client().call(calls.signup, {
    body: { ...goodSignup, email: addressOf('unconfirmed') },
  })
  await join(addressOf('active'))
  const leaver = await join(addressOf('deleting'))
  await leaver.call(calls.deleteAccount, { body: {} })
  const banned = await join(addressOf('banned'))
  const { user } = await banned.call(calls.getUser)
  if (!user) throw new Error('Nobody is logged in.')
  const { client } = await seatStaff(server, 'admin')
  const body = { brand: brand.id, member: user.id, reason: 'Asked others for money.' }
  await client.call(staffActions.ban, { body })
  await server.jobs.drain()
})

type Ask = (client: TestClient, email: string) => Promise<Response>

const asks: Readonly<Record<string, Ask>> = {
  signup: (client, email) => client.send(calls.signup, { body: { ...goodSignup, email } }),
  'signup without script': (client, email) =>
    client.fetch(calls.signup.path, {
      method: 'POST',
      headers: { origin: 'http://harbour.localhost' },
      body: new URLSearchParams(
        Object.entries({ ...goodSignup, email, terms: 'on', language: 'en', lander: 'home' }).map(
          ([name, value]) => [name, String(value)],
        ),
      ),
    }),
  'a signup begun elsewhere': (client, email) =>
    client.send(calls.startSignup, { body: { email } }),
  'a wrong login': (client, email) =>
    client.send(calls.login, { body: { email, password: 'not this one' } }),
  reset: (client, email) => client.send(calls.requestReset, { body: { email } }),
  reactivation: (client, email) => client.send(calls.requestReactivation, { body: { email } }),
}

/** All that a browser is told. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status: response.status, headers, body: await response.text() }
}

describe.each(Object.entries(asks))('%s', (_, ask) => {
  test('AUT-4 a discreet brand answers a visitor the same whether an account exists, and in which state', async () => {
    const first = await told(await ask(server.client(), addressOf('unknown')))
    for (const state of states.slice(1)) {
      expect(await told(await ask(server.client(), addressOf(state))), state).toEqual(first)
    }
  })

  test('AUT-4 a discreet brand ends at the same number of requests, whether an account exists or not', async () => {
    const responses = async (state: State) => {
      const client = server.clientAt('198.51.100.7')
      const statuses: number[] = []
      for (let n = 0; n < 7; n += 1) statuses.push((await ask(client, addressOf(state))).status)
      server.clock.pass(86_400)
      return statuses
    }
    const first = await responses('banned')
    // A signup gives the unknown address an account.
    for (const state of ['active', 'deleting', 'unknown'] as const) {
      expect(await responses(state), state).toEqual(first)
    }
  })
})

test('AUT-4 a change of address answers the same, ends an earlier link, and tells the holder', async () => {
  const client = await join(someone)
  const ask = async (email: string) =>
    told(await client.send(calls.requestMailChange, { body: { email, password } }))
  const first = await ask(addressOf('unknown'))
  for (const state of states.slice(1)) expect((await ask(addressOf(state))).body).toBe(first.body)
  const held = await mailsTo(server, addressOf('active'))
  expect(held.at(-1)?.subject).toBe('Your address has an account already')
})

describe('the rest comes by mail:', () => {
  const subjects = async (email: string) =>
    (await mailsTo(server, email)).map(({ subject }) => subject)

  /** What a signup adds to the mailbox of an address. */
  async function mailed(state: State, ask = asks['signup']) {
    const before = (await subjects(addressOf(state))).length
    await ask?.(server.client(), addressOf(state))
    return (await subjects(addressOf(state))).slice(before)
  }

  test.each([
    ['unknown', ['Please confirm your e-mail address']],
    ['unconfirmed', ['Please confirm your e-mail address']],
    ['active', ['Your address has an account already']],
    ['deleting', ['Your account is deleted']],
    ['banned', []],
  ] as const)('AUT-4 a signup with an address that is %s', async (state, expected) => {
    expect(await mailed(state)).toEqual(expected)
  })

  test('AUT-4 whoever is new confirms, logs in, and goes on with the steps', async () => {
    const client = server.client()
    const body = { ...goodSignup, email: addressOf('unknown') }
    expect(await client.call(calls.signup, { body })).toEqual({ user: null })
    expect((await client.call(calls.getUser)).user).toBeNull()
    await confirmByMail(server, client, body.email)
    const { user } = await client.call(calls.login, { body: { email: body.email, password } })
    expect(user).toMatchObject({ email: body.email, status: 'active' })
    expect(user.signup_steps).toContain('photo')
  })

  test('AUT-4 a stranger’s tries fill nobody’s mailbox', async () => {
    for (let n = 0; n < 20; n += 1) await asks['signup']?.(server.client(), addressOf('active'))
    const told = await subjects(addressOf('active'))
    expect(told.filter((subject) => subject.includes('already'))).toHaveLength(3)
  })
})

test('AUT-4 a brand that is not discreet says that the address has an account', async () => {
  const open = await testServer({ brands: [testBrand('harbour')] })
  await open.client().call(calls.signup, { body: goodSignup })
  const refused = await open.client().refused(calls.signup, { body: goodSignup })
  expect(refused.code).toBe('email_taken')
})
