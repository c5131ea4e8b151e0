import { calls } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { joinMember } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()

test('TRU-3 accepting the terms is kept with their version and the time', async () => {
  const { client } = await joinMember(server)
  expect((await client.call(calls.consents)).consents).toEqual([
    {
      kind: 'terms',
      given: true,
      version: '2024-05-01T12:00:00.000Z',
      decided: '2026-03-01T12:00:00.000Z',
    },
  ])
})

test('TRU-3 each decision is added, none is overwritten', async () => {
  const { client } = await joinMember(server)
  for (const given of [true, false]) {
    server.clock.pass(60)
    await client.call(calls.decideConsent, { body: { kind: 'sensitive_data', given } })
  }
  const { consents } = await client.call(calls.consents)
  expect(consents.map(({ kind, given }) => `${kind} ${given}`)).toEqual([
    'sensitive_data false',
    'sensitive_data true',
    'terms true',
  ])
})

test('TRU-3 what rested on a consent goes with it', async () => {
  const { client } = await joinMember(server)
  await client.call(calls.updateProfile, { body: { sexuality: 'bi', interests: ['tea'] } })
  await client.call(calls.decideConsent, { body: { kind: 'sensitive_data', given: false } })
  await client.call(calls.decideConsent, { body: { kind: 'promotions', given: false } })
  const { user } = await client.call(calls.getUser)
  expect(user?.profile.attributes).toMatchObject({ sexuality: null, interests: ['tea'] })
  expect(user?.notifications_disabled).toEqual(['promotions'])
})

test('TRU-3 the terms cannot be taken back while the account stands', async () => {
  const { client } = await joinMember(server)
  const response = await client.fetch('/api/consents.php', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'terms', given: false }),
  })
  expect(response.status).toBe(422)
})
