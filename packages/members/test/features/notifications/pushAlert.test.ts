import { expect, test } from 'vitest'
import { pushAlert } from '../../../src/features/notifications/pushAlert.rules.ts'

const off = { status: 'off', hasAnswered: false } as const

test('MOD-5 push is offered while it is off, and its outcome is shown once', () => {
  expect(pushAlert(off, '/members', null, 0)).toBe('ask')
  expect(pushAlert({ ...off, hasAnswered: true }, '/members', null, 0)).toBe('not_now')
  for (const [status, shown] of [
    ['on', 'done'],
    ['denied', 'denied'],
  ] as const) {
    expect(pushAlert({ status, hasAnswered: true }, '/members', null, 0)).toBe(shown)
    expect(pushAlert({ status, hasAnswered: false }, '/members', null, 0)).toBe(null)
  }
  expect(pushAlert({ status: 'unavailable', hasAnswered: false }, '/members', null, 0)).toBe(null)
})

test('MOD-5 push is not offered where it is in the way, nor for a week after it was closed', () => {
  for (const path of ['/signup', '/notifications', '/activate/done', '/directdebit', '/premium']) {
    expect(pushAlert(off, path, null, 0)).toBe(null)
  }
  const week = 7 * 86_400_000
  expect(pushAlert(off, '/members', 1_000, 1_000 + week - 1)).toBe(null)
  expect(pushAlert(off, '/members', 1_000, 1_000 + week)).toBe('ask')
})

test('MOD-5 a browser without push gives no answer to show', () => {
  expect(pushAlert({ status: 'unavailable', hasAnswered: true }, '/members', null, 0)).toBe(null)
  expect(pushAlert(off, '/signup/matches', null, 0)).toBe(null)
  expect(pushAlert(off, '/premiums', null, 0)).toBe('ask')
})
