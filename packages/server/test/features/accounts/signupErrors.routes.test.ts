import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { goodSignup } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

test('SGN-2 all that is wrong is told at once, field by field', async () => {
  const wrong = { email: 'mara at post', password: 'short', date_of_birth: '2015-01-01' }
  const body = { ...goodSignup, ...wrong, terms: false }
  const refusal = await server.client().refused(calls.signup, { body })
  expect([refusal, ...(refusal.errors ?? [])]).toMatchObject([
    { field: 'email', code: 'email_invalid' },
    { field: 'password', code: 'password_too_short' },
    { field: 'date_of_birth', code: 'too_young', params: { min_age: 18 } },
    { field: 'terms', code: 'terms_not_accepted' },
  ])
})

test('SGN-2 input of the wrong form names each wrong field', async () => {
  const response = await server.client().fetch('/api/signup.php', {
    method: 'POST',
    body: JSON.stringify({ ...goodSignup, gender: 'tree', seeking: 7 }),
    headers: { 'content-type': 'application/json', origin: 'http://harbour.localhost' },
  })
  expect(await response.json()).toEqual({
    error: {
      code: 'invalid_input',
      field: 'gender',
      errors: [{ code: 'invalid_input', field: 'seeking' }],
    },
  })
})
