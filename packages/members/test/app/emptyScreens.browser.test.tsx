import { type Interest, localeCodes } from '@bouquet/contract'
import { matchFinderSchema, searchResultSchema, swipeGameSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { member } from '../support/member.ts'
import { openScreen } from '../support/openScreen.tsx'

const nobody = searchResultSchema.parse({
  page: 1,
  page_size: 24,
  num_results: 0,
  results: [],
  similar_results: [],
  similar_num_results: 0,
  limited: false,
})
const noDeck = { likes_left: 4, resets_at: '2100-01-01T00:00:00Z', can_undo: false, profiles: [] }
const noMatch = {
  preferences: { min_age: 30, max_age: 50, near: 'country', interests: [] },
  matches: [],
}

const interests: Interest[] = []

/** Screens without people, the sentence on each, and the way on that stands below it. */
const empty = [
  {
    path: '/likes',
    text: 'people:likes.none_received_text',
    way: 'people:likes.see_people',
    to: '/members',
    replies: {},
  },
  {
    path: '/swipe-game',
    text: 'games:swipe.none_text',
    way: 'people:likes.see_people',
    to: '/members',
    replies: { swipeGame: swipeGameSchema.parse(noDeck) },
  },
  {
    path: '/signup/matches',
    text: 'account:signup.no_matches_text',
    way: 'account:signup.all_people',
    to: '/members',
    replies: { members: nobody },
  },
  {
    path: '/members?min_age=90',
    text: 'people:search.none_text',
    way: 'people:search.none_action',
    to: null,
    replies: { members: nobody },
  },
  {
    path: '/match-finder',
    text: 'people:search.none_text',
    way: 'games:finder.change',
    to: null,
    replies: { matchFinder: matchFinderSchema.parse(noMatch), interests: { interests } },
  },
] as const

const everywhere = empty.flatMap((screen) => localeCodes.map((locale) => ({ ...screen, locale })))

test.each(everywhere)(
  'PAG-5 $path without people says in $locale what helps, and leads there',
  async ({ path, text, way, to, replies, locale }) => {
    const { t } = await openScreen(path, replies, member(), { locale })
    const main = page.getByRole('main')
    await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeInTheDocument()
    await expect.poll(() => main.element().textContent).toContain(t(text))
    const on = main.getByRole(to === null ? 'button' : 'link', { name: t(way), exact: true })
    await expect.element(on.last()).toBeVisible()
    if (to !== null) await expect.element(on.last()).toHaveAttribute('href', to)
  },
)
