import type { Activity } from '@bouquet/contract'
import { activitySchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { numberedId, photo } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const at = '2026-03-02T12:00:00Z'

const entry = (kind: Activity['kind'], more: object): Activity =>
  activitySchema.parse({ kind, at, is_new: false, ...more })

const like = entry('like', { person: person(2, 'Ada'), is_new: true })

const openActivity = (activity: readonly Activity[], more: Replies = {}) =>
  openScreen('/activity', {
    activity: { activity: [...activity] },
    markActivitySeen: { ok: true },
    ...more,
  })

const list = page.getByRole('list', { name: 'What’s new' })
const readAll = page.getByRole('button', { name: 'Mark all as read' })

test.each([
  ['a like', like, /Ada likes you/, `/likes/m/${numberedId(2)}`],
  [
    'an introduction',
    entry('introduction', { person: person(4, 'Cleo') }),
    /May we introduce Cleo\?/,
    `/likes/m/${numberedId(4)}`,
  ],
  [
    'a fictional profile',
    entry('introduction', { person: { ...person(5, 'Dora'), fictional: true } }),
    /Meet Dora, a fictional profile/,
    `/likes/m/${numberedId(5)}`,
  ],
  [
    'a message',
    entry('message', { person: person(3, 'Ben') }),
    /Ben has written to you/,
    `/members/${numberedId(3)}/chat`,
  ],
  [
    'a photo that was accepted',
    entry('photo', { photo: photo(1) }),
    /has been accepted/,
    '/profile#photos',
  ],
  [
    'a photo that was not accepted',
    entry('photo', {
      photo: photo(1, { status: 'rejected', rejection_reason: 'Others are in it.' }),
    }),
    /could not be accepted/,
    '/profile#photos',
  ],
  [
    'a decision',
    entry('case', { number: '2026-000123' }),
    /decided about your report/,
    '/complaints?number=2026-000123',
  ],
])('PSH-1 %s is told and leads to what it is about', async (_, one, name, href) => {
  await openActivity([one])
  await expect.element(list.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('PSH-1 opening the list counts as seen, and entries stay new until they are read', async () => {
  const api = await openActivity([like, entry('message', { person: person(3, 'Ben') })])
  await expect.poll(() => api.of('markActivitySeen').length).toBe(1)
  await expect.poll(() => api.of('markActivitySeen')).toMatchObject([{ body: { until: at } }])
  await userEvent.click(readAll)
  await expect.element(readAll).not.toBeInTheDocument()
  await expect.element(list.getByRole('link', { name: /Ada/ })).toBeVisible()
})

test('PSH-1 where nothing is new there is nothing to mark', async () => {
  const api = await openActivity([{ ...like, is_new: false }])
  await expect.element(list.getByRole('link', { name: /Ada/ })).toBeVisible()
  await expect.element(readAll).not.toBeInTheDocument()
  await expect.poll(() => api.of('markActivitySeen')).toEqual([])
})

test('PSH-1 a list that cannot be marked as seen is still shown', async () => {
  const api = await openActivity([like], { markActivitySeen: refused('general_error') })
  await expect.poll(() => api.of('markActivitySeen').length).toBe(1)
  await expect.element(list.getByRole('link', { name: /Ada/ })).toBeVisible()
})

test('PSH-1 nothing yet: the way leads to people', async () => {
  await openActivity([])
  await expect.element(page.getByText('Nothing new yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See who is here' }))
    .toHaveAttribute('href', '/members')
})

test('PSH-1 a list that is on its way is announced', async () => {
  await openActivity([], { activity: 'pending' })
  await expect
    .element(page.getByRole('main').getByRole('status'))
    .toHaveAttribute('aria-busy', 'true')
})

test('PSH-1 a list that cannot be read is asked for again', async () => {
  let isDown = true
  await openActivity([], {
    activity: () => (isDown ? refused('general_error') : { activity: [like] }),
  })
  await expect.element(page.getByText('What is new could not be loaded')).toBeVisible()
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(list.getByRole('link', { name: /Ada/ })).toBeVisible()
})
