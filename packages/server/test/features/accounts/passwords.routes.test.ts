import { calls } from '@bouquet/contract/schemas'
import type * as Argon2 from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { goodSignup, joinMember, linkTo } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

/** Hashes that passwords were compared with. */
const compared = vi.hoisted((): string[] => [])

/** Passwords that were hashed. */
const hashed = vi.hoisted((): string[] => [])

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  const verify: typeof real.verify = (stored, ...rest) => {
    compared.push(String(stored))
    return real.verify(stored, ...rest)
  }
  const hash: typeof real.hash = (given, ...rest) => {
    hashed.push(String(given))
    return real.hash(given, ...rest)
  }
  return { ...real, verify, hash }
})

const server = await testServer()
const { password } = goodSignup
const chosen = { password: 'another long one', password_again: 'another long one' }

const resetLink = async (email: string) => {
  await server.client().call(calls.requestReset, { body: { email } })
  return new URLSearchParams((await linkTo(server, email)).split('?')[1]).get('token') ?? ''
}

test('AUT-1 an unknown address and a wrong password are answered alike, after the same work', async () => {
  const { user } = await joinMember(server)
  const responses = []
  for (const email of [user.email, 'nobody@post.example', `${user.email}.example`]) {
    compared.splice(0)
    const refusal = await server.client().refused(calls.login, {
      body: { email, password: 'not this one' },
    })
    responses.push({ refusal, work: compared.map((stored) => stored.split('$')[3]) })
  }
  const [first] = responses
  expect(first).toMatchObject({ refusal: { code: 'login_failed' }, work: ['m=19456,t=2,p=1'] })
  for (const response of responses) expect(response).toEqual(first)
})

test('AUT-3 a guessed link costs the server no work', async () => {
  const body = { token: 'guessed', ...chosen }
  const refusal = await server.client().refused(calls.resetPassword, { body })
  expect(refusal.code).toBe('link_invalid')
  expect(hashed).not.toContain(chosen.password)
})

test('AUT-3 a mailed link ends with the password that it could have set, whoever sets it', async () => {
  const { client, user } = await joinMember(server)
  const token = await resetLink(user.email)
  await client.call(calls.changePassword, { body: { old_password: password, ...chosen } })
  const late = await server.client().refused(calls.resetPassword, { body: { token, ...chosen } })
  expect(late).toMatchObject({ code: 'link_invalid', status: 410 })
  const [one, two] = [await resetLink(user.email), await resetLink(user.email)]
  await server.client().call(calls.resetPassword, { body: { token: two, ...chosen } })
  const other = await server.client().refused(calls.resetPassword, {
    body: { token: one, ...chosen },
  })
  expect(other.code).toBe('link_invalid')
})
