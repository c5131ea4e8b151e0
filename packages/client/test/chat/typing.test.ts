import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTyping } from '../../src/chat/typing.ts'
import { createApi } from '../../src/http/createApi.ts'
import { talk } from '../support/profiles.ts'
import { stubServer } from '../support/stubServer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('CHT-2 typing is sent at most every four seconds, and again in another conversation', async () => {
  const server = stubServer(() => ({ ok: true }))
  const typing = createTyping({
    api: createApi({ fetch: server.fetch, origin: 'https://site.example' }),
  })
  for (const _letter of 'Hello') {
    typing.send(talk)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/typing.php', { conversation: talk }],
  ])
  await vi.advanceTimersByTimeAsync(2_500)
  typing.send(talk)
  typing.send('another')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toHaveLength(3)
})
