import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { cleanUp } from '../../src/platform/cleanUp.ts'
import { events, mailLinks, sessions } from '../../src/tables/index.ts'
import { joinMember } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()

test('TRU-3 what has ended is removed, what is in use stays', async () => {
  const { client } = await joinMember(server)
  const rows = () =>
    Promise.all(
      [sessions, mailLinks, events].map(
        async (table) => (await server.db.select().from(table)).length,
      ),
    )
  await cleanUp(server.services)
  expect(await rows()).toEqual([1, 1, 1])
  expect((await client.call(calls.getUser)).user).not.toBeNull()
  server.clock.pass(31 * 86_400)
  await cleanUp(server.services)
  expect(await rows()).toEqual([0, 0, 0])
})
