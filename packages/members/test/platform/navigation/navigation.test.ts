import { expect, test } from 'vitest'
import {
  returnHeadingFocus,
  tabTitle,
  takeHeadingFocus,
} from '../../../src/platform/navigation/pageTitle.ts'
import { hasBackButton, isMembersPath } from '../../../src/platform/navigation/paths.ts'

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
