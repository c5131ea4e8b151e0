import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { logIn } from '../../../../src/features/accounts/login.ts'
import { DomainError } from '../../../../src/platform/errors/DomainError.ts'
import { sessions } from '../../../../src/tables/index.ts'
import { asMember } from '../../../support/asMember.ts'
import { authenticator, joinGuarded } from '../../../support/authenticator.ts'
import { goodSignup, joinMember } from '../../../support/people.ts'
import { testServer } from '../../../support/server.ts'

const server = await testServer()
const { password } = goodSignup

/** Many log in at the same moment with the same words, each from elsewhere. */
async function together(email: string, code: string) {
  const ctx = await asMember(server)
  const from = (place: number) => ({
    ...ctx,
    visit: { ...ctx.visit, address: `192.0.2.${place}` },
  })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) => logIn(from(place), { email, password, code })),
  )
  return outcomes
    .map((outcome) => {
      if (outcome.status === 'fulfilled') return 'ok'
      return outcome.reason instanceof DomainError ? outcome.reason.code : 'another error'
    })
    .toSorted()
}

const onceOf20 = ['ok', ...Array.from({ length: 19 }, () => 'second_factor_used')]

test('AUT-1 the same code twenty times at once logs in once', async () => {
  const { user, phone } = await joinGuarded(server)
  await server.db.delete(sessions)
  expect(await together(user.email, phone.code())).toEqual(onceOf20)
  expect(await server.db.select().from(sessions)).toHaveLength(1)
})

test('AUT-1 the same recovery code twenty times at once logs in once', async () => {
  const { user, recovery_codes } = await joinGuarded(server)
  expect(await together(user.email, recovery_codes[0] ?? '')).toEqual(onceOf20)
})

test('AUT-1 a second factor that is confirmed four times at once gives recovery codes once', async () => {
  const { client } = await joinMember(server)
  const { uri } = await client.call(calls.beginSecondFactor, { body: { password } })
  const body = { code: authenticator(server, uri).code() }
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => client.send(calls.confirmSecondFactor, { body })),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const { second_factor } = await client.call(calls.secondFactor)
  expect(second_factor.recovery_codes_left).toBe(10)
})
