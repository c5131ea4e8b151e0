import { describe, expect, test } from 'vitest'
import {
  isBonusDialogDue,
  isMembersArea,
  isTimeBonus,
} from '../../../src/features/credits/discounts/bonus.rules.ts'

describe('the dialog about the time bonus', () => {
  const due = {
    user: { credits: 0, paid_user: false },
    path: '/members',
    secondsLeft: 3_600,
    closedAt: null,
  }

  test('TIM-4 the dialog about the time bonus is due among people for a member without credits while the bonus runs', () => {
    expect(isBonusDialogDue(due)).toBe(true)
    expect(isBonusDialogDue({ ...due, user: { credits: 1, paid_user: false } })).toBe(false)
    expect(isBonusDialogDue({ ...due, secondsLeft: null })).toBe(false)
  })

  test('TIM-3 the dialog about the time bonus is no longer due when the bonus has ended or the member has paid', () => {
    expect(isBonusDialogDue({ ...due, secondsLeft: 0 })).toBe(false)
    expect(isBonusDialogDue({ ...due, user: { credits: 0, paid_user: true } })).toBe(false)
  })

  test('TIM-4 the dialog about the time bonus is due to the last second, but not for a member with a single credit', () => {
    expect(isBonusDialogDue({ ...due, secondsLeft: 1 })).toBe(true)
    expect(isBonusDialogDue({ ...due, secondsLeft: -1 })).toBe(false)
    expect(isBonusDialogDue({ ...due, closedAt: 0 })).toBe(false)
  })

  test('TIM-4 the dialog about the time bonus stays away once it was closed', () => {
    expect(isBonusDialogDue({ ...due, closedAt: 1_000 })).toBe(false)
  })

  test('TIM-4 leaving the pages among people ends the wait', () => {
    for (const path of ['/settings', '/credits', '/chats/1', '/members/1/chat', '/profile']) {
      expect(isBonusDialogDue({ ...due, path })).toBe(false)
    }
  })
})

test('MOD-5 the bonus shows itself on the pages among people', () => {
  for (const path of ['/members', '/members/1', '/chats', '/likes', '/likes/m/1', '/premium']) {
    expect(isMembersArea(path)).toBe(true)
  }
  expect(isMembersArea('/signup/matches')).toBe(false)
  expect(isMembersArea('/transactions')).toBe(false)
})

test('TIM-5 without an end that the server keeps there is no countdown', () => {
  expect(isTimeBonus({ code: 'TIMEBONUS25', expires: '2026-01-01T14:00:00Z' })).toBe(true)
  expect(isTimeBonus({ code: 'TIMEBONUS25', expires: null })).toBe(false)
  expect(isTimeBonus({ code: 'WELCOME25', expires: '2026-01-01T14:00:00Z' })).toBe(false)
})

test.each([
  '/members/',
  '/members/1/',
  '/chats/',
  '/likes/received',
  '/likes/m/',
  '/likes/m/1/',
  '/premium/',
])('MOD-5 %s is among people', (path) => expect(isMembersArea(path)).toBe(true))

test.each([
  '/members/1/chat',
  '/chats/1',
  '/likes/m/1/2',
  '/premium/x',
  '/en/members',
  '/membersonly',
  '/',
])('MOD-5 %s is not among people', (path) => expect(isMembersArea(path)).toBe(false))
