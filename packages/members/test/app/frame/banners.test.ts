import { expect, test } from 'vitest'
import { bannerFor } from '../../../src/app/frame/banners.rules.ts'
import { member } from '../../support/member.ts'

const never = () => null
const unconfirmed = member({ status: 'not_confirmed' }, { status: 'disabled' })
const faceless = member({}, { main_image: null, photos: [] })

test('MOD-5 the activate reminder stands until the address is confirmed', () => {
  expect(bannerFor(unconfirmed, '/members', never, 0)).toBe('activate')
  expect(bannerFor(member(), '/members', never, 0)).toBeNull()
  const quiet = member(
    { status: 'not_confirmed', notifications_disabled: ['news'] },
    { status: 'disabled' },
  )
  expect(bannerFor(quiet, '/members', never, 0)).toBeNull()
  for (const path of ['/activate', '/signup', '/signup/matches', '/settings', '/notifications']) {
    expect(bannerFor(unconfirmed, path, never, 0)).toBeNull()
  }
})

test('PSH-5 who gets no mail is told so, and is not asked to follow a link that cannot arrive', () => {
  const unreachable = member({ mail_refused: true })
  expect(bannerFor(unreachable, '/members', never, 0)).toBe('mail_refused')
  expect(bannerFor(unreachable, '/settings', never, 0)).toBeNull()
  const both = member({ mail_refused: true, status: 'not_confirmed' }, { status: 'disabled' })
  expect(bannerFor(both, '/members', never, 0)).toBe('mail_refused')
})

test('MOD-5 members without a main photo are reminded, but not where it is in the way', () => {
  expect(bannerFor(faceless, '/members', never, 0)).toBe('photo')
  for (const path of [
    '/profile',
    '/likes',
    '/signup',
    '/activate/done',
    '/premium',
    '/settings',
    '/swipe-game',
    '/match-finder',
  ]) {
    expect(bannerFor(faceless, path, never, 0)).toBeNull()
  }
})

test('MOD-5 members who would miss an answer are told, but not beside the switches', () => {
  const deaf = member({ notifications_disabled: ['new_messages', 'news'] })
  const calm = member({ notifications_disabled: ['news', 'promotions'] })
  expect(bannerFor(deaf, '/members', never, 0)).toBe('notices')
  expect(bannerFor(calm, '/members', never, 0)).toBeNull()
  expect(bannerFor(deaf, '/settings', never, 0)).toBeNull()
})

test('MOD-5 a reminder that was closed stays away for a week', () => {
  const week = 7 * 86_400_000
  expect(bannerFor(faceless, '/members', () => 1_000, 1_000 + week - 1)).toBeNull()
  expect(bannerFor(faceless, '/members', () => 1_000, 1_000 + week)).toBe('photo')
})

test('MOD-5 each condition of the activate reminder alone is not enough', () => {
  const shown = (more: object, profile: object = { status: 'disabled' }) =>
    bannerFor(member(more, profile), '/members', never, 0)
  expect(shown({ status: 'not_confirmed' })).toBe('activate')
  expect(shown({ status: 'not_confirmed' }, { status: 'active' })).toBeNull()
  expect(shown({ status: 'active' })).toBeNull()
})

test.each(['new_conversations', 'new_messages'])(
  'MOD-5 a member without mail about %s would miss an answer',
  (category) => {
    const deaf = member({ notifications_disabled: [category] })
    expect(bannerFor(deaf, '/members', never, 0)).toBe('notices')
  },
)

test('MOD-5 of several reminders the first alone is shown, then the next, and a path that only begins like a silent one is not silent', () => {
  const all = member(
    { mail_refused: true, notifications_disabled: ['new_messages'] },
    { main_image: null, photos: [] },
  )
  expect(bannerFor(all, '/members', never, 0)).toBe('mail_refused')
  const closed = (name: string) => (name === 'mail_refused' ? 0 : null)
  expect(bannerFor(all, '/members', closed, 0)).toBe('photo')
  expect(bannerFor(all, '/settings/visible', never, 0)).toBeNull()
  expect(bannerFor(all, '/notifications', never, 0)).toBe('mail_refused')
  expect(bannerFor(all, '/signups', never, 0)).toBe('mail_refused')
  for (const path of ['/notifications', '/directdebit'])
    expect(bannerFor(faceless, path, never, 0)).toBeNull()
  expect(bannerFor(member({ mail_refused: true }), '/signup', never, 0)).toBeNull()
})
