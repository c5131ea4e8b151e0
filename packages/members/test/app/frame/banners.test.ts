import { expect, test } from 'vitest'
import { bannersFor } from '../../../src/app/frame/banners.rules.ts'
import { member } from '../../support/member.ts'

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
