import { randomUUID } from 'node:crypto'
import { chatsPageSize } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { insertConversation } from '../../../src/features/chat/conversation.store.ts'
import { messages, participants } from '../../../src/tables/index.ts'
import { joinMember } from '../../support/people.ts'
import { insertPerson } from '../../support/rows.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

/** Somebody writes to a member for the first time, `age` seconds ago. */
async function written(to: string, age: number): Promise<string> {
  const starter = await insertPerson(server.db)
  const now = new Date(server.clock.now().getTime() - age * 1_000)
  const talk = await insertConversation(server.db, {
    brand: 'harbour',
    startedBy: starter,
    other: to,
    now,
  })
  const conversation = talk?.id ?? ''
  await server.db.insert(messages).values({
    id: randomUUID(),
    conversation,
    sequence: 1,
    sender: starter,
    clientId: randomUUID(),
    body: { kind: 'text', text: 'Hello' },
    sentAt: now,
  })
  return conversation
}

test('CHT-1 the latest conversations stand on the first page, the badge counts those on others too', async () => {
  const { client, user } = await joinMember(server)
  const talks: string[] = []
  for (let n = 0; n <= chatsPageSize; n += 1) talks.push(await written(user.id, n))
  await server.db.update(participants).set({ hidden: false })
  const idsOf = async (page?: number) => {
    const query = page === undefined ? {} : { query: { page } }
    const { chats, has_more, total_unread_messages } = await client.call(calls.chats, query)
    expect(has_more).toBe(page === undefined)
    expect(total_unread_messages).toBe(chatsPageSize + 1)
    return chats.map(({ conversation }) => conversation.id)
  }
  expect(await idsOf()).toEqual(talks.slice(0, chatsPageSize))
  expect(await idsOf(2)).toEqual(talks.slice(chatsPageSize))
  expect(await idsOf(3)).toEqual([])
})
