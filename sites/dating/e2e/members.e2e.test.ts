import { patienceMs } from '@bouquet/browser/patience'
import { openVisitor, type Visitor } from '@bouquet/browser/visitor'
import { constants, type Settings } from '@bouquet/contract'
import { pricesFor } from '@bouquet/contract/packages'
import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address as addressOf } from './support/address.ts'
import { serveShell } from './support/serveShell.ts'

const brand = 'amberline'
const t = translator('en')
let visitor: Visitor

beforeAll(async () => {
  visitor = await openVisitor('en')
})
afterAll(() => visitor.close())

const address = (path: string) => addressOf(brand) + path
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

async function open(path: string) {
  await visitor.page.goto(address(path))
  await heading(visitor.page).waitFor({ state: 'attached' })
  await visitor.page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** Checks the accessibility of the page in light and dark mode. */
async function checkBothModes() {
  for (const colorScheme of ['dark', 'light'] as const) {
    await visitor.page.emulateMedia({ colorScheme })
    await visitor.checkAccessibility()
  }
}

/** The banner appears late and moves the page down. */
const bonusBanner = () =>
  visitor.page.getByRole('region', { name: t('credits:bonus.time', { percent: '25%' }) })

/** The body of a response of the API. */
const fetchJson = <Body>(path: string): Promise<Body> =>
  visitor.page.evaluate(async (requested) => {
    const response = await fetch(requested, { headers: { 'X-Request-Type': 'client' } })
    return response.json()
  }, path)

interface Chats {
  readonly chats: readonly {
    readonly conversation: { readonly id: string }
    readonly profile: { readonly id: string }
  }[]
}

async function firstChat() {
  const [chat] = (await fetchJson<Chats>('/api/chats.php')).chats
  if (!chat) throw new Error('The demo member has no conversation.')
  return { thread: `/chats/${chat.conversation.id}`, person: `/members/${chat.profile.id}` }
}

test('DOM-4 every screen of a visitor is accessible in light and dark mode', async () => {
  const { page } = visitor
  for (const path of [
    '/login',
    '/reset-password',
    '/reset-password/do?token=none',
    '/lang-config',
    '/members',
    '/premium',
    '/signup',
  ]) {
    await open(path)
    await checkBothModes()
  }
  await page.locator('main form button[type=submit]').click()
  await page.locator('main [aria-invalid=true], main [data-invalid]').first().waitFor()
  await checkBothModes()
})

test('CRD-1 RTE-1 a visitor finds the price of every package, and of a message in it, without logging in', async () => {
  const { page } = visitor
  await open('/premium')
  const { settings } = await fetchJson<{ readonly settings: Settings }>('/api/settings.php')
  const visitorFromBritain = { country: 'GB', discount: null }
  const { packages } = pricesFor(visitorFromBritain, settings.message_credits)
  for (const path of ['/premium', '/pricing']) {
    await open(path)
    const prices = page.locator('main li').filter({ hasText: /\d credits/ })
    await expect.poll(() => prices.count(), { timeout: patienceMs }).toBe(4)
    const texts = await prices.allTextContents()
    packages.forEach(({ credits, price, message_price }, at) => {
      expect(texts[at]).toContain(`${credits.toLocaleString('en')} credits`)
      expect(texts[at]).toContain(formatMoney(price, 'en'))
      expect(texts[at]).toContain(formatMoney(message_price, 'en'))
    })
  }
})

test('AUT-1 the demo member logs in and sees the search', async () => {
  const { page } = visitor
  await open('/login')
  await page.locator('input[type=email]').fill('demo@amberline.example')
  await page.locator('input[type=password]').fill('flowers-for-everyone')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/members')
  await heading(page).waitFor()
})

test('DOM-4 every screen of a member is accessible in light and dark mode', async () => {
  const { thread, person } = await firstChat()
  for (const path of [
    '/members',
    person,
    '/likes',
    '/likes/given',
    '/likes/matches',
    '/chats',
    thread,
    '/credits',
    '/credits/repeat-order',
    '/premium',
    '/transactions',
    '/profile',
    '/settings',
    '/activate/done',
    '/activate/error',
    '/signup/matches',
  ]) {
    await open(path)
    await checkBothModes()
  }
})

test('RTE-3 navigation sets the title, focuses the heading and scrolls to the top; back restores the scroll position', async () => {
  const { page } = visitor
  await open('/members')
  await bonusBanner().waitFor()
  await page.locator('main a[href^="/members/"]').last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)

  await page.locator('main a[href^="/members/"]').last().click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  const name = heading(page).filter({ hasNotText: t('people:title.search') })
  await name.waitFor()
  await expect
    .poll(() => name.evaluate((node) => node === document.activeElement), { timeout: patienceMs })
    .toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const title = await page.title()
  expect(title).toContain('Amberline')
  expect(await page.locator('[aria-live=polite][aria-atomic=true]').textContent()).not.toBe('')

  await page.goBack()
  await page.waitForURL('**/members')
  await expect.poll(() => page.evaluate(() => scrollY), { timeout: patienceMs }).toBe(before)
})

test('RTE-6 hovering a link loads the code of its screen before the click', async () => {
  const { page } = visitor
  await open('/settings')
  const loaded = page.waitForRequest(/LikesPage.*\.js$/)
  await page
    .getByRole('link', { name: t('account:frame.likes') })
    .first()
    .hover()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/settings')
})

const screens = [
  { path: '/members', call: '**/api/members.php**' },
  { path: '/likes', call: '**/api/likes.php**' },
  { path: '/chats', call: '**/api/chats.php**' },
  { path: '/credits', call: '**/api/credits.php**' },
  { path: 'person', call: '**/api/member.php**' },
  { path: 'thread', call: '**/api/chat.php**' },
] as const

test.each(screens)(
  'RTE-4 $path waits in its own shape, says what failed and goes on',
  async ({ path, call }) => {
    const { page } = visitor
    await open('/settings')
    const chat = await firstChat()
    let release = () => {}
    const recovery = new Promise<void>((resolve) => {
      release = resolve
    })
    await serveShell(page)
    let recover = () => {}
    const recovered = new Promise<void>((resolve) => {
      recover = resolve
    })
    await page.route(call, async (route) => {
      await recovery
      // Only the retry succeeds: the page also asks again by itself, which would remove the button before the click.
      if ((await page.locator('body[data-clicked]').count()) === 0)
        return route.fulfill({ status: 422, json: { error: { code: 'general_error' } } })
      await recovered
      await route.continue()
    })
    await page.goto(address(path === 'person' || path === 'thread' ? chat[path] : path))
    await page.locator('main [aria-busy=true]').first().waitFor()
    await checkBothModes()
    release()
    const failed = page.locator('main [role=alert]')
    await failed.getByText(t('errors:general_error')).waitFor()
    await checkBothModes()
    await page.evaluate(() =>
      addEventListener('click', () => document.body.setAttribute('data-clicked', ''), true),
    )
    const again = page.waitForRequest(call)
    await failed.getByRole('button').first().click()
    await again
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(await failed.isVisible()).toBe(true)
    recover()
    await failed.waitFor({ state: 'detached' })
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('NAV-6 NAV-2 NAV-3 home and static pages show a member the way back with counts, also in the title, and no login, until the session ends', async () => {
  const { page } = visitor
  await open('/members')
  const chats = await fetchJson<Chats>('/api/chats.php')
  await page.route('**/api/chats.php', (route) =>
    route.fulfill({ json: { ...chats, total_unread_messages: 120 } }),
  )
  const login = page.getByRole('link', { name: t('common:log_in'), exact: true })
  const nav = page.getByRole('navigation', { name: t('account:frame.navigation') })
  const most = `${constants.badge.most}+`
  for (const path of ['/en', '/en/pages/faq']) {
    await page.goto(address(path))
    await nav
      .getByRole('link', { name: `${t('account:frame.messages')} ${most}`, exact: true })
      .waitFor()
    expect(await login.count()).toBe(0)
    // New likes count too.
    expect(Number(/^\((\d+)\) ./.exec(await page.title())?.[1])).toBeGreaterThanOrEqual(120)
    await checkBothModes()
  }
  await page.unroute('**/api/chats.php')
  await nav.getByRole('link', { name: t('account:frame.search') }).click()
  await page.waitForURL('**/members')

  await page.route('**/api/user.php', (route) => route.fulfill({ json: { user: null } }))
  await page.goto(address('/en/pages/faq'))
  await login.waitFor()
  expect(await nav.isVisible()).toBe(false)
  await page.unroute('**/api/user.php')
})

test('TIM-4 a member without credits sees the bonus offer once, after 40 s in the search', async () => {
  const { page } = visitor
  await open('/settings')
  const { user } = await fetchJson<{ readonly user: object }>('/api/user.php')
  await page.route('**/api/user.php', (route) =>
    route.fulfill({ json: { user: { ...user, credits: 0 } } }),
  )
  await serveShell(page)
  await page.clock.install()
  await open('/members')
  await bonusBanner().waitFor()
  const dialog = page.getByRole('dialog', { name: t('credits:bonus.title') })

  await page.clock.runFor(constants.timeBonus.modalDelayMs - 5_000)
  expect(await dialog.isVisible()).toBe(false)
  await page.clock.runFor(6_000)
  await dialog.waitFor()
  await expect.poll(() => page.getByRole('timer').count(), { timeout: patienceMs }).toBe(1)
  await checkBothModes()

  await dialog.getByRole('button', { name: t('credits:purchase.later') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await bonusBanner().waitFor()
  await page.clock.runFor(constants.timeBonus.modalDelayMs * 2)
  expect(await dialog.isVisible()).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })
})
