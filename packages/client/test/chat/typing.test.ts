import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTyping } from '../../src/chat/typing.ts'
import { createApi } from '../../src/http/createApi.ts'
import { talk } from '../support/profiles.ts'
import { noNetwork, stubServer } from '../support/stubServer.ts'

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

const shown = () => {
  const typing = createTyping({
    api: createApi({
      fetch: stubServer(() => ({ ok: true })).fetch,
      origin: 'https://site.example',
    }),
  })
  return { typing, who: () => [...typing.get()] }
}

test('CHT-2 who types is shown in each conversation by itself, for six seconds after the last sign', async () => {
  const { typing, who } = shown()
  typing.start('one')
  await vi.advanceTimersByTimeAsync(3_000)
  typing.start('two')
  typing.start('one')
  expect(who()).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(5_999)
  expect(who()).toEqual(['one', 'two'])
  typing.start('two')
  await vi.advanceTimersByTimeAsync(1)
  expect(who()).toEqual(['two'])
  await vi.advanceTimersByTimeAsync(6_000)
  expect(who()).toEqual([])
})

test('CHT-2 a message ends the typing of its conversation alone, and the next sign lasts as long', async () => {
  const { typing, who } = shown()
  const changes = vi.fn()
  typing.subscribe(changes)
  typing.start('one')
  typing.start('one')
  typing.start('two')
  await vi.advanceTimersByTimeAsync(5_000)
  typing.stop('one')
  typing.stop('three')
  expect(who()).toEqual(['two'])
  expect(changes).toHaveBeenCalledTimes(3)
  typing.start('one')
  await vi.advanceTimersByTimeAsync(5_999)
  expect(who()).toEqual(['one'])
})

test('CHT-2 a sign that does not reach the server is no error', async () => {
  const server = stubServer(noNetwork)
  const typing = createTyping({
    api: createApi({ fetch: server.fetch, origin: 'https://site.example' }),
  })
  typing.send(talk)
  await vi.runAllTimersAsync()
  expect(server.asked.length).toBeGreaterThan(0)
})
