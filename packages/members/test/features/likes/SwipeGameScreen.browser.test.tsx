import type { SwipeGame } from '@bouquet/contract'
import { swipeGameSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name, index) => person(index + 2, name))
const [ada] = people
const allowance = { likes_left: 4, resets_at: '2100-01-01T00:00:00Z', can_undo: false }

const game = (more: object = {}): SwipeGame =>
  swipeGameSchema.parse({ ...allowance, profiles: people, ...more })

const openGame = (replies: Replies = {}) =>
  openScreen('/swipe-game', { swipeGame: game(), ...replies })

const deck = page.getByRole('group', { name: 'People to like or skip' })
const card = (name: string) => deck.getByRole('link', { name: new RegExp(name) })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('SWP-1 the game shows a person and how many likes are left', async () => {
  await openGame()
  await expect.element(card('Ada')).toBeVisible()
  await expect.element(page.getByText('4 likes left today')).toBeVisible()
})

test('SWP-1 a game that is on its way says so', async () => {
  await openGame({ swipeGame: 'pending' })
  await expect.element(page.getByText('Loading people')).toBeInTheDocument()
})

test.each([
  ['everybody was seen', game({ profiles: [] }), 'You have seen everyone'],
  ['the likes of the day are given', game({ likes_left: 0 }), 'Those were today’s likes'],
])('SWP-1 when %s, the way to people is shown', async (_case, swipeGame, title) => {
  await openGame({ swipeGame })
  await expect.element(page.getByText(title)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See profiles' }))
    .toHaveAttribute('href', '/members')
})

test('SWP-1 a game that cannot be read is asked for again', async () => {
  let isDown = true
  await openGame({ swipeGame: () => (isDown ? refused('general_error') : game()) })
  await expect.element(page.getByText('We could not load the swipe game')).toBeVisible()
  isDown = false
  await press('Try again')
  await expect.element(card('Ada')).toBeVisible()
})

test.each([
  ['Like', 'like', '3 likes left today'],
  ['Skip', 'skip', '4 likes left today'],
] as const)('SWP-1 %s decides, and the next person follows', async (button, decision, left) => {
  const likes_left = decision === 'like' ? 3 : 4
  const api = await openGame({ swipe: { ...allowance, likes_left, match: false } })
  await press(button)
  await expect.element(card('Ben')).toBeVisible()
  await expect.element(card('Ada')).not.toBeInTheDocument()
  await expect.element(page.getByText(left)).toBeVisible()
  await expect
    .poll(() => api.of('swipe').map(({ body }) => body))
    .toEqual([{ profile: ada?.id, decision }])
})

test('SWP-1 the arrow keys decide too', async () => {
  const api = await openGame({ swipe: { ...allowance, match: false } })
  await expect.element(card('Ada')).toBeVisible()
  const element = deck.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Ben')).toBeVisible()
  await expect
    .poll(() => api.of('swipe').map(({ body }) => body))
    .toEqual([{ profile: ada?.id, decision: 'like' }])
})

test('SWP-1 a mutual like is a match, which leads to the conversation', async () => {
  await openGame({ swipe: { ...allowance, match: true } })
  await press('Like')
  await expect
    .element(page.getByRole('dialog', { name: 'You and Ada like each other.' }))
    .toBeVisible()
})

test('SWP-1 a like that is refused brings the person back, with the reason', async () => {
  await openGame({ swipe: refused('forbidden', { status: 403 }) })
  await press('Like')
  await expect.element(page.getByText('You cannot do this with your account.')).toBeVisible()
  await expect.element(card('Ada')).toBeVisible()
})

test('SWP-1 the last skip is taken back', async () => {
  const api = await openGame({
    swipeGame: game({ profiles: people.slice(1), can_undo: true }),
    undoSwipe: () => (ada ? { ...allowance, profile: ada } : refused('nothing_to_undo')),
  })
  await expect.element(card('Ben')).toBeVisible()
  await press('Undo last skip')
  await expect.element(card('Ada')).toBeVisible()
  await expect.poll(() => api.of('undoSwipe').length).toBe(1)
})

test('SWP-1 a skip that cannot be taken back says why', async () => {
  await openGame({ swipeGame: game({ can_undo: true }), undoSwipe: refused('nothing_to_undo') })
  await press('Undo last skip')
  await expect.element(page.getByText('There is no skip that could be undone.')).toBeVisible()
  await expect.element(card('Ada')).toBeVisible()
})
