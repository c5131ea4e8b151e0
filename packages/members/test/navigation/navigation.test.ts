import { expect, test } from 'vitest'
import { mayPrefetch } from '../../src/app/lazyScreen.ts'
import { mayReload } from '../../src/app/loadPart.ts'
import { bannersFor } from '../../src/navigation/banners.rules.ts'
import { returnHeadingFocus, tabTitle, takeHeadingFocus } from '../../src/navigation/pageTitle.ts'
import { hasBackButton, isMembersPath } from '../../src/navigation/paths.ts'
import { member } from '../member.ts'
import { memoryStorage } from '../memoryStorage.ts'

test('RTE-6 a failed download reloads the page at most once in 60 s', () => {
  const storage = memoryStorage()
  expect(mayReload(storage, 100_000)).toBe(true)
  expect(mayReload(storage, 159_999)).toBe(false)
  expect(mayReload(storage, 160_000)).toBe(true)
  expect(mayReload(storage, 160_001)).toBe(false)
})

test('RTE-6 nothing is fetched ahead on 2g or with save-data', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch(null)).toBe(true)
})

test('RTE-3 a heading takes the focus after a move, not on the first page and not twice', () => {
  expect(takeHeadingFocus('/members')).toBe(false)
  expect(takeHeadingFocus('/likes')).toBe(true)
  expect(takeHeadingFocus('/likes')).toBe(false)
  expect(takeHeadingFocus('/members')).toBe(true)
})

test('RTE-3 a heading that replaces the focused one of a loading page takes over its focus', () => {
  takeHeadingFocus('/chats')
  expect(takeHeadingFocus('/chats/1')).toBe(true)
  returnHeadingFocus()
  expect(takeHeadingFocus('/chats/1')).toBe(true)
  expect(takeHeadingFocus('/chats/1')).toBe(false)
})

test('RTE-1 links of the members area are followed in place, all others by the browser', () => {
  expect(isMembersPath('/members?page=2#top')).toBe(true)
  expect(isMembersPath('/signup')).toBe(true)
  expect(isMembersPath('/pages/terms')).toBe(false)
  expect(isMembersPath('/')).toBe(false)
  expect(isMembersPath('https://elsewhere.example/members')).toBe(false)
  expect(isMembersPath('mailto:help@site.example')).toBe(false)
})

test('NAV-3 the title begins with what waits for the member', () => {
  expect(tabTitle('Likes', 'Some Brand', 3)).toBe('(3) Likes · Some Brand')
  expect(tabTitle('Likes', 'Some Brand', 0)).toBe('Likes · Some Brand')
  expect(tabTitle('', 'Some Brand', 1)).toBe('(1) Some Brand')
})

test('NAV-4 the installed app brings its own way back where there is one', () => {
  for (const path of ['/members/1', '/profile', '/likes/received', '/credits', '/credits/a/card']) {
    expect(hasBackButton(path, true, true)).toBe(true)
  }
  expect(hasBackButton('/members', true, true)).toBe(false)
  expect(hasBackButton('/profile', false, true)).toBe(false)
  expect(hasBackButton('/profile', true, false)).toBe(false)
})

const never = () => null
const unconfirmed = member({ status: 'not_confirmed' }, { status: 'disabled' })
const faceless = member({}, { main_image: null, photos: [] })

test('MOD-5 the activate reminder stands until the address is confirmed', () => {
  expect(bannersFor(unconfirmed, '/members', never, 0)).toEqual(['activate'])
  expect(bannersFor(member(), '/members', never, 0)).toEqual([])
  const quiet = member(
    { status: 'not_confirmed', notifications_disabled: ['news'] },
    { status: 'disabled' },
  )
  expect(bannersFor(quiet, '/members', never, 0)).toEqual([])
  for (const path of ['/activate', '/signup', '/signup/matches', '/settings', '/notifications']) {
    expect(bannersFor(unconfirmed, path, never, 0)).toEqual([])
  }
})

test('PSH-5 who gets no mail is told so, and is not asked to follow a link that cannot arrive', () => {
  const unreachable = member({ mail_refused: true })
  expect(bannersFor(unreachable, '/members', never, 0)).toEqual(['mail_refused'])
  expect(bannersFor(unreachable, '/settings', never, 0)).toEqual([])
  const both = member({ mail_refused: true, status: 'not_confirmed' }, { status: 'disabled' })
  expect(bannersFor(both, '/members', never, 0)).toEqual(['mail_refused'])
})

test('MOD-5 members without a main photo are reminded, but not where it is in the way', () => {
  expect(bannersFor(faceless, '/members', never, 0)).toEqual(['photo'])
  for (const path of ['/profile', '/signup', '/activate/done', '/premium', '/settings']) {
    expect(bannersFor(faceless, path, never, 0)).toEqual([])
  }
})

test('MOD-5 members who would miss an answer are told, but not beside the switches', () => {
  const deaf = member({ notifications_disabled: ['new_messages', 'news'] })
  const calm = member({ notifications_disabled: ['news', 'promotions'] })
  expect(bannersFor(deaf, '/members', never, 0)).toEqual(['notices'])
  expect(bannersFor(calm, '/members', never, 0)).toEqual([])
  expect(bannersFor(deaf, '/settings', never, 0)).toEqual([])
})

test('MOD-5 a reminder that was closed stays away for a week', () => {
  const week = 7 * 86_400_000
  expect(bannersFor(faceless, '/members', () => 1_000, 1_000 + week - 1)).toEqual([])
  expect(bannersFor(faceless, '/members', () => 1_000, 1_000 + week)).toEqual(['photo'])
})

test('MOD-5 each condition of the activate reminder alone is not enough', () => {
  const shown = (more: object, profile: object = { status: 'disabled' }) =>
    bannersFor(member(more, profile), '/members', never, 0)
  expect(shown({ status: 'not_confirmed' })).toEqual(['activate'])
  expect(shown({ status: 'not_confirmed' }, { status: 'active' })).toEqual([])
  expect(shown({ status: 'active' })).toEqual([])
})

test.each(['new_conversations', 'new_messages'])(
  'MOD-5 a member without mail about %s would miss an answer',
  (category) => {
    const deaf = member({ notifications_disabled: [category] })
    expect(bannersFor(deaf, '/members', never, 0)).toEqual(['notices'])
  },
)

test('MOD-5 reminders come in one order, and a path that only begins like a silent one is not silent', () => {
  const all = member(
    { mail_refused: true, notifications_disabled: ['new_messages'] },
    { main_image: null, photos: [] },
  )
  expect(bannersFor(all, '/members', never, 0)).toEqual(['mail_refused', 'photo', 'notices'])
  expect(bannersFor(all, '/settings/visible', never, 0)).toEqual([])
  expect(bannersFor(all, '/notifications', never, 0)).toEqual(['mail_refused'])
  expect(bannersFor(all, '/signups', never, 0)).toEqual(['mail_refused', 'photo', 'notices'])
  for (const path of ['/notifications', '/directdebit'])
    expect(bannersFor(faceless, path, never, 0)).toEqual([])
  expect(bannersFor(member({ mail_refused: true }), '/signup', never, 0)).toEqual([])
})

test('NAV-3 a page named like the brand is named once', () => {
  expect(tabTitle('Some Brand', 'Some Brand', 0)).toBe('Some Brand')
  expect(tabTitle('Some Brand', 'Some Brand', 1)).toBe('(1) Some Brand')
})

test.each(['/likes', '/credits', '/members/a-b'])('NAV-4 %s has a way back', (path) => {
  expect(hasBackButton(path, true, true)).toBe(true)
})

test.each([
  '/members/1/chat',
  '/en/members/1',
  '/profile/x',
  '/likesome',
  '/en/likes',
  '/creditscard',
  '/en/profile',
  '/en/credits',
])('NAV-4 %s has none', (path) => expect(hasBackButton(path, true, true)).toBe(false))

test('RTE-1 query and anchor make no other page', () => {
  expect(isMembersPath('/chats?x=/pages/terms')).toBe(true)
  expect(isMembersPath('/settings#/pages/terms')).toBe(true)
  expect(isMembersPath('/pages/terms?next=/members')).toBe(false)
})
