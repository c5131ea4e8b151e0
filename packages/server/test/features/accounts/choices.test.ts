import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

test('TRU-3 choices made at the same moment all hold', async () => {
  const { client } = await joinMember(server)
  for (const on of [true, false, true, false, true]) {
    const chosen = {
      introduced: on,
      shown_on_landing: on,
      shows_read: !on,
      shows_typing: !on,
      shows_gifts: on,
    }
    await Promise.all(
      Object.entries(chosen).map(([name, value]) =>
        client.call(calls.updateChoices, { body: { [name]: value } }),
      ),
    )
    expect((await client.call(calls.choices)).choices).toMatchObject(chosen)
  }
})
