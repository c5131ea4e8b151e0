import { expect, test } from 'vitest'
import { recordResponses } from '../../../src/app/drawing/recordResponses.ts'

const origin = 'https://harbour.example'

test('PSH-4 PRF-1 what is read without a connection is recorded as the server said it, and nothing else', async () => {
  const calls = recordResponses(async (input) =>
    Response.json({ of: new Request(input).url.slice(origin.length) }),
  )
  const ask = (path: string, init?: RequestInit) => calls.fetch(origin + path, init)
  expect(await (await ask('/api/chats.php')).json()).toEqual({ of: '/api/chats.php' })
  await ask('/api/chat.php?conversation=7')
  await ask('/api/members.php')
  await ask('/api/user.php', { method: 'POST', body: '{}' })
  expect(await calls.read()).toEqual({
    '/api/chats.php': { of: '/api/chats.php' },
    '/api/chat.php?conversation=7': { of: '/api/chat.php?conversation=7' },
  })
})

test('PSH-4 what the server refused is not recorded', async () => {
  const calls = recordResponses(async () => Response.json({ error: {} }, { status: 403 }))
  await calls.fetch(`${origin}/api/chats.php`)
  expect(await calls.read()).toEqual({})
})
