import { openVisitor } from '@bouquet/browser/visitor'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { address as addressOf } from './support/address.ts'
import { send } from './support/memberVisit.ts'

const brand = 'afterglow'
const t = translator('en')
const address = (path: string) => addressOf(brand) + path

/** What the service worker has stored. */
const storedUrls = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url)
  })

/** Logs the demo member in on a device with a service worker, and waits until it has stored what opens offline. */
async function openDevice() {
  const visitor = await openVisitor('en', { hasServiceWorker: true })
  onTestFinished(() => visitor.close())
  const { page } = visitor
  await page.goto(address('/login'))
  const login = { email: `demo@${brand}.example`, password: 'flowers-for-everyone' }
  expect(await send(page, 'POST', '/api/user.php', login)).toBe(200)
  await page.goto(address('/chats'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.locator('main li a[href^="/chats/"]').first().click()
  await page.getByRole('log').waitFor()
  const texts = await page.getByRole('log').locator('p').allTextContents()
  const text = texts.reduce((one, other) => (other.length > one.length ? other : one))
  const thread = new URL(page.url()).pathname
  const id = thread.split('/').at(-1) ?? ''
  for (const file of [/LoginScreen/, new RegExp(`/api/chat\\.php.*${id}`)])
    await expect.poll(() => storedUrls(page)).toContainEqual(expect.stringMatching(file))
  return { page, thread, text }
}

/** Everything that this device stores, as one text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = Object.entries({ ...localStorage }).map((entry) => entry.join('='))
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith('/api/')) texts.push(request.url)
    }
    return texts.join('\n')
  })

const openMenu = (page: Page) =>
  page.getByRole('button', { name: t('account:frame.account'), exact: true }).click()

test('AUT-7 RTE-12 a logout without a connection leaves nothing on the device, and ends the session once it is back', async () => {
  const { page, thread, text } = await openDevice()
  const box = page.locator('main textarea')
  await box.fill('Half a line')
  await page.goto(address('/chats'))
  await page.locator('main li a[href^="/chats/"]').first().waitFor()
  expect(await stored(page)).toContain('Half a line')
  await page.context().setOffline(true)
  await openMenu(page)
  await page.getByRole('menuitem', { name: t('account:frame.log_out') }).click()
  await page.getByRole('heading', { name: t('account:title.login') }).waitFor()
  expect(await stored(page)).not.toMatch(/Half a line|\/api\/|unsent|draft|last-chat|logged_in/)
  for (const path of [thread, '/chats']) {
    await page.goto(address(path))
    await page.getByRole('heading', { name: t('account:title.login') }).waitFor()
    expect(await page.locator('body').textContent()).not.toContain(text)
  }
  // Not in the worker's memory alone, which browsers end when it is idle.
  expect(await page.evaluate(async () => (await caches.match('/logged-out')) !== undefined)).toBe(
    true,
  )
  await page.context().setOffline(false)
  // The page starts over by itself once it is back, which ends a navigation that began before.
  await expect
    .poll(() =>
      page.goto(address('/chats')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await page.getByRole('heading', { name: t('account:title.login') }).waitFor()
  expect(await page.evaluate(async () => (await caches.match('/logged-out')) !== undefined)).toBe(
    false,
  )
  const user = await page.evaluate(async () => (await fetch('/api/user.php')).json())
  expect(user).toMatchObject({ user: null })
})

test('RTE-12 an hour offline: what was read opens, the rest says so, and all heals by itself', async () => {
  const { page, thread, text } = await openDevice()
  await page.context().setOffline(true)
  await page.goto(address(thread))
  await page.getByRole('log').getByText(text, { exact: true }).waitFor()
  const box = page.locator('main textarea')
  await box.fill('Written in the tunnel')
  await box.press('Enter')
  await page.getByRole('log').getByText('Written in the tunnel', { exact: true }).waitFor()
  for (const path of ['/credits', '/settings', '/swipe-game']) {
    await page.goto(address(path))
    await page.getByRole('heading', { name: t('common:offline.title') }).waitFor()
    expect(await page.getByText('500', { exact: true }).count()).toBe(0)
  }
  await page.goto(address('/credits'))
  await page.getByRole('heading', { name: t('common:offline.title') }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: t('credits:title.credits') }).waitFor()
  await page.goto(address(thread))
  await page.getByRole('log').getByText('Written in the tunnel', { exact: true }).waitFor()
})
