import type { MatchFinder } from '@bouquet/contract'
import { matchFinderSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { person } from '../../support/samples.ts'

const preferences = { min_age: 30, max_age: 50, near: 'country', interests: ['reading'] }
const ada = {
  profile: person(2, 'Ada'),
  reasons: [{ kind: 'distance', km: 20 }, { kind: 'age' }],
}

const finder = (more: object = {}): MatchFinder =>
  matchFinderSchema.parse({ preferences: null, matches: [], ...more })
const answered = finder({ preferences, matches: [ada] })

const openFinder = (replies: Replies = {}) =>
  openScreen('/match-finder', {
    matchFinder: finder(),
    interests: { interests: ['hiking', 'reading'] },
    ...replies,
  })

const matches = page.getByRole('list', { name: 'People who fit' })
const youngest = page.getByRole('textbox', { name: 'From' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

async function answerAges() {
  await userEvent.fill(youngest, '30')
  await userEvent.fill(page.getByRole('textbox', { name: 'To' }), '50')
  await press('Continue')
}

async function answer() {
  await answerAges()
  await userEvent.click(page.getByRole('radio', { name: 'In my country' }))
  await press('Continue')
  await userEvent.click(page.getByText('Reading'))
  await press('Show my matches')
}

test('SWP-1 the people who fit are shown with the reasons', async () => {
  await openFinder({ matchFinder: answered })
  await expect.element(matches.getByRole('link', { name: /Ada/ })).toBeVisible()
  await expect.element(matches.getByText('Lives about 20 kilometres from you')).toBeVisible()
  await expect.element(matches.getByText('Has the age you look for')).toBeVisible()
  await expect.element(page.getByText('1 person fits your answers.')).toBeVisible()
})

test('SWP-1 a match finder that is on its way says so', async () => {
  await openFinder({ matchFinder: 'pending' })
  await expect.element(page.getByText('Loading your matches')).toBeInTheDocument()
})

test('SWP-1 answers that nobody fits can be changed', async () => {
  await openFinder({ matchFinder: finder({ preferences }) })
  await expect.element(page.getByText('No one matches everything yet')).toBeVisible()
  await press('Change my answers')
  await expect.element(youngest).toHaveValue('30')
  await press('Cancel')
  await expect.element(page.getByText('No one matches everything yet')).toBeVisible()
})

test('SWP-1 a match finder that cannot be read is asked for again', async () => {
  let isDown = true
  await openFinder({ matchFinder: () => (isDown ? refused('general_error') : answered) })
  await expect.element(page.getByText('We could not load the match finder')).toBeVisible()
  isDown = false
  await press('Try again')
  await expect.element(matches.getByRole('link', { name: /Ada/ })).toBeVisible()
})

test('SWP-1 the answers are sent, and whoever fits them is shown', async () => {
  const api = await openFinder({ answerMatchFinder: answered })
  await answer()
  await expect.element(matches.getByRole('link', { name: /Ada/ })).toBeVisible()
  await expect
    .poll(() => api.of('answerMatchFinder').map(({ body }) => body))
    .toEqual([preferences])
})

test('SWP-1 answers that are refused stay, with the reason', async () => {
  await openFinder({ answerMatchFinder: refused('general_error') })
  await answer()
  await expect.element(page.getByText(/Something went wrong on our side/)).toBeVisible()
  await press('Back')
  await press('Back')
  await expect.element(youngest).toHaveValue('30')
})

test('SWP-1 one question is asked at a time, and each has the focus when it comes', async () => {
  await openFinder()
  const question = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect.element(question('How old should they be?')).toBeVisible()
  await expect.element(page.getByText('Reading')).not.toBeInTheDocument()
  await answerAges()
  await expect.element(question('How near should they live?')).toHaveFocus()
  await expect.element(youngest).not.toBeInTheDocument()
  await press('Continue')
  await expect.element(question('What matters most to you?')).toHaveFocus()
  await press('Back')
  await expect.element(question('How near should they live?')).toHaveFocus()
})

test('SWP-1 without an age nothing is sent', async () => {
  const api = await openFinder()
  await userEvent.clear(youngest)
  await press('Continue')
  await expect.element(page.getByText('Please fill in an age.')).toBeVisible()
  await expect.element(youngest).toBeVisible()
  await expect.poll(() => api.of('answerMatchFinder')).toEqual([])
})
