import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { throttles } from '../../../src/tables/index.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

test('TRU-5 PER-1 visitors at one address look at only so many people, members go on, and so do they later', async () => {
  const { client, user } = await joinMember(server)
  const visitor = server.client()
  await visitor.call(calls.members)
  await server.db.update(throttles).set({ count: 1_199 })
  await visitor.call(calls.member, { query: { id: user.id } })
  const refusal = { code: 'too_many_requests', status: 429, params: { seconds: 600 } }
  const query = { id: user.id }
  expect(await visitor.refused(calls.members)).toMatchObject(refusal)
  expect(await server.client().refused(calls.member, { query })).toMatchObject(refusal)
  await client.call(calls.members)
  await client.call(calls.member, { query })
  server.clock.pass(600)
  await visitor.call(calls.members)
})
