import { createClient } from '@bouquet/client'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { expect, test, vi } from 'vitest'
import { loadBonus } from '../../../src/features/credits/discounts/loadBonus.ts'
import { member } from '../../support/member.ts'

/** A client whose calls `answer` takes, and the paths that it asked for. */
function askingClient(response: (path: string) => Response | Promise<Response>) {
  const asked: string[] = []
  const client = createClient({
    storage: memoryStorage(),
    origin: 'https://amberline.example',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url)
      asked.push(pathname)
      return response(pathname)
    },
  })
  return { asked, client }
}

test.each([
  ['never answers', () => new Promise<Response>(() => {})],
  ['is refused', async () => Response.json({ error: { code: 'maintenance' } }, { status: 503 })],
])('PRF-2 a page is shown without a discount when the call for it %s', async (_, discount) => {
  vi.useFakeTimers()
  const { asked, client } = askingClient((path) =>
    path === '/api/user.php' ? Response.json({ user: member() }) : discount(),
  )
  const loaded = loadBonus({ context: { client }, location: { pathname: '/members' } })
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(loaded).resolves.toBeUndefined()
  expect(asked).toContain('/api/discountcode.php')
  vi.useRealTimers()
})

test.each([
  ['a visitor', null, '/members', false],
  ['a member who has paid', member({ paid_user: true }), '/members', false],
  ['a member elsewhere', member(), '/settings', false],
  ['a member among people', member(), '/members', true],
])(
  'PRF-2 TIM-1 the discount of %s is read before the page: %s',
  async (_, user, pathname, isRead) => {
    const { asked, client } = askingClient((path) =>
      Response.json(path === '/api/user.php' ? { user } : { discountcode: null }),
    )
    await loadBonus({ context: { client }, location: { pathname } })
    expect(asked.includes('/api/discountcode.php')).toBe(isRead)
  },
)
