import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

test('ACC-3 the list of blocked members names each, and a block can be undone from it', async () => {
  const mara = await joinMember(server)
  const emil = await joinMember(server, { name: 'Emil', gender: 'male', seeking: 'female' })
  await mara.client.call(calls.block, { body: { profile: emil.user.id } })
  const { blocked } = await mara.client.call(calls.blocks)
  expect(blocked).toEqual([
    { id: emil.user.id, name: 'Emil', blocked_at: server.clock.now().toISOString() },
  ])
  expect((await emil.client.call(calls.blocks)).blocked).toEqual([])
  await mara.client.call(calls.unblock, { body: { profile: emil.user.id } })
  expect((await mara.client.call(calls.blocks)).blocked).toEqual([])
  await emil.client.call(calls.like, { body: { profile: mara.user.id } })
})
