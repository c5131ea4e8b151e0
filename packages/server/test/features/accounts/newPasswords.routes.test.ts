import type { Signup } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { staffCalls } from '@bouquet/contract/staff'
import { expect, test } from 'vitest'
import { goodSignup, joinMember, linkTo, signUp } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { hire } from '../../support/staff.ts'

const server = await testServer()
const refusal = { status: 422, code: 'password_guessable', field: 'password' }
const mara: Signup = { ...goodSignup, name: 'Mara Lindström', email: 'm.kestrel@fernwood.example' }

const guessable = [
  ['a common one', 'password'],
  ['a common one in other letters', 'Passw0rd'],
  ['a common one of another language', 'hallo123'],
  ['digits in a row', '12345678'],
  ['keys in a row', 'qwertzui'],
  ['eight spaces', '        '],
  ['one letter', 'aaaaaaaa'],
  ['the name', 'Mara Lindström'],
  ['the name without marks', 'lindstrom1990'],
  ['the name, a year and a sign', 'Mara-1990-05-20!'],
  ['the name twice', 'maramara'],
  ['the address', 'M.Kestrel@fernwood.example'],
  ['a part of the address', 'kestrel99'],
  ['the domain of the address', 'fernwood.example'],
  ['the brand', 'Harbour1'],
  ['the brand in other letters', 'h4rb0ur!'],
  ['the domain of the brand', 'harbour.example'],
  ['name and brand', 'mara@harbour'],
] as const

test.each(guessable)('AUT-5 %s is no password of a signup: %j', async (_, password) => {
  const body = { ...mara, password }
  expect(await server.client().refused(calls.signup, { body })).toMatchObject(refusal)
})

test.each([
  'long enough',
  'flowers-for-everyone',
  'xk3!pq9z',
  'mara likes walking in the harbour',
  'мой дом у реки',
])('AUT-5 a password that nobody guesses is taken: %j', async (password) => {
  expect((await signUp(server, { ...mara, password })).user.profile.name).toBe(mara.name)
})

test('AUT-5 a very long password is judged in no time', async () => {
  const began = performance.now()
  await signUp(server, { ...mara, password: 'aB3$-é@4 '.repeat(20_000) })
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('AUT-5 a started signup, a change and a reset refuse what is made of the account’s words', async () => {
  const { client, user } = await joinMember(server, mara)
  const chosen = { password: 'kestrel-2026', password_again: 'kestrel-2026' }
  const body = { old_password: mara.password, ...chosen }
  expect(await client.refused(calls.changePassword, { body })).toMatchObject(refusal)

  const visitor = server.client()
  const tokenFrom = async (email: string, parameter: string) =>
    new URLSearchParams((await linkTo(server, email)).split('?')[1]).get(parameter) ?? ''
  await visitor.call(calls.requestReset, { body: { email: user.email } })
  const token = await tokenFrom(user.email, 'token')
  const reset = { body: { token, ...chosen } }
  expect(await visitor.refused(calls.resetPassword, reset)).toMatchObject(refusal)
  const better = { password: 'another long one', password_again: 'another long one' }
  await visitor.call(calls.resetPassword, { body: { token, ...better } })

  const { email, password: _, ...rest } = { ...mara, email: 'later@fernwood.example' }
  await visitor.call(calls.startSignup, { body: { email, name: rest.name } })
  const begun = await tokenFrom(email, 'api_signup_complete')
  const completing = { ...rest, token: begun, password: 'later-fernwood' }
  expect(await visitor.refused(calls.completeSignup, { body: completing })).toMatchObject(refusal)
})

test('AUT-5 staff take no password that is common or made of their own words or a brand', async () => {
  const { token } = await hire(server, 'moderator', 'bartholomew')
  for (const password of [
    'passwordpassword',
    'bartholomew-1',
    'harbour harbour',
    'bouquet.example',
  ]) {
    const body = { token, password, password_again: password }
    const refused = await server.client().refused(staffCalls.acceptInvitation, { body })
    expect(refused, password).toMatchObject(refusal)
  }
})
