import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { member } from '../../support/member.ts'
import { openScreen } from '../../support/openScreen.tsx'

const nowhere = [
  '/likes/nonsense',
  '/likes/m/somebody',
  '/chats/abc',
  '/members/not-an-id',
  '/members/not-an-id/chat',
  '/members/not-an-id/signup',
  '/members/not-an-id/landing',
  '/members/not-an-id/landing2/spring',
  '/members/not-an-id/landing3',
  '/transactions/abc',
  '/credits/Not_A_Package',
  '/credits/credits-60/barter',
]

const title = page.getByRole('heading', { level: 1, name: 'This page could not be found' })
const main = page.getByRole('main')

afterEach(() => sessionStorage.clear())

test.each(nowhere)(
  'RTE-10 %s names nothing: a member is told so and led to their own home',
  async (path) => {
    const api = await openScreen(path)
    await expect.element(title).toBeVisible()
    await expect.element(main.getByRole('link')).toHaveAttribute('href', '/members')
    expect(api.path()).toBe(path)
  },
)

test.each(nowhere)(
  'RTE-10 %s names nothing: a visitor is told so, and not sent to the login first',
  async (path) => {
    const api = await openScreen(path, {}, null)
    await expect.element(title).toBeVisible()
    await expect.element(main.getByRole('link')).toHaveAttribute('href', '/')
    expect(api.path()).toBe(path)
  },
)

test('RTE-10 the navigation stays where an address names nothing', async () => {
  await openScreen('/members/not-an-id/chat', {}, member())
  await expect.element(page.getByRole('navigation').first()).toBeVisible()
})
