import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatsQuery, markReadMutation } from '../../src/chat/conversations.ts'
import { createClient } from '../../src/createClient.ts'
import { keys } from '../../src/keys.ts'
import { chats, talk } from '../support/profiles.ts'
import { stubServer } from '../support/stubServer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('CHT-1 an opened conversation has nothing unread, whatever list is still on its way', async () => {
  const { fetch } = stubServer(({ path }) => (path === '/api/chats.php' ? chats(2) : { ok: true }))
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://site.example',
    fetch,
  })
  client.cache.setQueryData(keys.chats, chats(2))
  const late = client.cache.fetchQuery({ ...chatsQuery(client), staleTime: 0 }).catch(() => null)
  const read = client.cache.getMutationCache().build(client.cache, markReadMutation(client))
  await Promise.all([read.execute({ conversation: talk, number: 2 }), late])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.cache.getQueryData(keys.chats)).toMatchObject({
    total_unread_messages: 0,
    chats: [{ num_unread_messages: 0 }],
  })
})

test('CHT-1 opening a conversation takes from the badge what was unread in it, and leaves what other pages count', async () => {
  const { fetch } = stubServer(() => ({ ok: true }))
  const client = createClient({ storage: memoryStorage(), origin: 'https://site.example', fetch })
  client.cache.setQueryData(keys.chats, { ...chats(2), total_unread_messages: 5 })
  const read = client.cache.getMutationCache().build(client.cache, markReadMutation(client))
  await read.execute({ conversation: talk, number: 2 })
  expect(client.cache.getQueryData(keys.chats)).toMatchObject({ total_unread_messages: 3 })
})
