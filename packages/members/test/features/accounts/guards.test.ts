import { createClient, memberIdSchema } from '@bouquet/client'
import type { MemberId, User } from '@bouquet/contract'
import { memoryStorage } from '@bouquet/contract/deviceStorage'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readTracking } from '../../../src/features/accounts/signup/tracking.ts'
import { arrive } from '../../../src/features/search/landing/arrive.ts'
import { saveLastSearch } from '../../../src/features/search/lastSearch.ts'
import { resumeLastSearch } from '../../../src/features/search/resumeLastSearch.ts'
import { currentUser, membersOnly, visitorsOnly } from '../../../src/platform/session.ts'
import { member, numberedId } from '../../support/member.ts'
import { patience } from '../../support/patience.ts'

afterEach(() => vi.unstubAllGlobals())

const contextOf = (user: User | null) => ({
  device: memoryStorage(),
  client: createClient({
    storage: memoryStorage(),
    origin: 'https://amberline.example',
    fetch: async () => Response.json({ user }),
  }),
})

const [visitor, me] = [contextOf(null), contextOf(member())]

/** Where a guard leads, or null when the page stays. */
async function redirectOf(guard: Promise<unknown>): Promise<unknown> {
  try {
    await guard
    return null
  } catch (error) {
    if (isRedirect(error)) return error.options
    throw error
  }
}

describe('a page for members', () => {
  const location = { href: '/chats/7?gift=true#last' }

  test('AUT-2 RTE-9 a page for members leads a visitor to the login, which knows the way back', async () => {
    expect(await redirectOf(membersOnly({ context: visitor, location }))).toMatchObject({
      to: '/login',
      search: { next: '/chats/7?gift=true#last' },
    })
  })

  test('RTE-9 a page for members opens for a member', async () => {
    expect(await membersOnly({ context: me, location })).toEqual({ user: member() })
    expect(await currentUser(me)).toEqual(member())
  })
})

describe('a page for visitors', () => {
  const guard = (context: typeof me, next?: string) => visitorsOnly({ context, next })

  test('RTE-9 a page for visitors opens for a visitor, whatever comes after it', async () => {
    expect(await redirectOf(guard(visitor))).toBeNull()
    expect(await redirectOf(guard(visitor, '/settings'))).toBeNull()
  })

  test('RTE-9 a page for visitors leads a member to the search, or to the screen that the login would lead to', async () => {
    expect(await redirectOf(guard(me))).toMatchObject({ to: '/members' })
    expect(await redirectOf(guard(me, '/settings?export=gone'))).toMatchObject({
      href: '/settings?export=gone',
    })
  })

  test('RTE-9 a page for visitors leads a member to a page outside the members area by the browser', async () => {
    const replace = vi.fn()
    vi.stubGlobal('location', { replace })
    const ended = vi.fn()
    void guard(me, '/pages/terms').finally(ended)
    await vi.waitFor(
      () => expect(replace).toHaveBeenCalledExactlyOnceWith('/pages/terms'),
      patience,
    )
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('the search without filters', () => {
  const visit = (context: typeof me, search: object = {}) =>
    redirectOf(resumeLastSearch({ context, search }))

  test('SRC-1 the search without filters goes on with the last search of the member on this device', async () => {
    expect(await visit(me)).toBeNull()
    saveLastSearch(me.device, member().id, { gender: 'male', min_age: 30, page: 2 })
    expect(await visit(me)).toMatchObject({
      to: '/members',
      search: { gender: 'male', min_age: 30 },
      replace: true,
    })
    expect(await visit(me, { page: 2 })).toBeNull()
    expect(await visit(visitor)).toBeNull()
  })
})

describe('the landing page of a member', () => {
  const anna = memberIdSchema.parse(numberedId(2))
  const arrival = (context: typeof me, id: MemberId, slug?: string) =>
    redirectOf(arrive({ context, params: { id, slug } }))

  test('LAN-3 a landing page leads a member to the chat, and to the own profile on one’s own page', async () => {
    expect(await arrival(me, anna)).toMatchObject({
      to: '/members/$id/chat',
      params: { id: anna },
      replace: true,
    })
    expect(await arrival(me, member().id)).toMatchObject({
      to: '/members/$id',
      params: { id: member().id },
      replace: true,
    })
  })

  test('LAN-3 RTE-7 a landing page keeps where a visitor came from, with the slug as the campaign', async () => {
    const storage = memoryStorage()
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('window', { location: { search: '?network=abc' } })
    expect(await arrival(visitor, anna, 'summer')).toBeNull()
    expect(readTracking(storage)).toEqual({ network: 'abc', ref: 'summer' })
  })
})
