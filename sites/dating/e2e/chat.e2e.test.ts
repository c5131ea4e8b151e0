import { openVisitor, type Visitor } from '@bouquet/browser/visitor'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { address as addressOf } from './support/address.ts'

const brand = 'trailmates'
const t = translator('en')
let visitor: Visitor
let thread = ''

const address = (path: string) => addressOf(brand) + path
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Logs the demo member in and opens the first conversation. */
async function openThread(page: Page): Promise<void> {
  await page.goto(address('/login'))
  await page.locator('input[type=email]').fill(`demo@${brand}.example`)
  await page.locator('input[type=password]').fill('flowers-for-everyone')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/members')
  await page.goto(address('/chats'))
  await page.locator('main li a[href^="/chats/"]').first().click()
  await page.getByRole('log').waitFor()
}

beforeAll(async () => {
  visitor = await openVisitor('en', { hasServiceWorker: true })
  await openThread(visitor.page)
  thread = new URL(visitor.page.url()).pathname
})
afterAll(() => visitor.close())

/** Checks the accessibility of the page in light and dark mode. */
async function checkBothModes() {
  for (const colorScheme of ['dark', 'light'] as const) {
    await visitor.page.emulateMedia({ colorScheme })
    await visitor.checkAccessibility()
  }
}

test('RTE-6 RTE-12 a part that is not loaded while offline takes neither the page nor what is typed, and opens once the connection is back', async () => {
  // A service worker would have the part.
  const { page, close } = await openVisitor('en')
  onTestFinished(close)
  await openThread(page)
  const box = page.getByRole('textbox').last()
  await box.fill('A beginning')
  const opened = await page.evaluate(() => performance.timeOrigin)
  await page.context().setOffline(true)
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script'),
    button(page, t('chat:composer.gift')).click(),
  ])
  expect(await box.inputValue()).toBe('A beginning')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened)
  const reloaded = page.waitForEvent('load')
  await page.context().setOffline(false)
  await reloaded
  await expect.poll(() => box.inputValue()).toBe('A beginning')
  await button(page, t('chat:composer.gift')).click()
  await page.getByRole('radio', { name: t('chat:gift.tulip') }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await box.fill('')
})

test('CHT-8 a gift is chosen by its drawing and cost, and stands in the thread', async () => {
  const { page } = visitor
  await button(page, t('chat:composer.gift')).click()
  const gift = page.getByRole('radio', { name: t('chat:gift.tulip') })
  await gift.waitFor({ state: 'attached' })
  await gift.check({ force: true })
  await checkBothModes()
  await page.getByRole('button', { name: /^Send for \d+ credits$/ }).click()
  await page.getByRole('log').getByText(t('chat:gift.tulip'), { exact: true }).waitFor()
  await page.getByRole('log').locator('[data-gift=tulip]').waitFor()
})

test('CHT-6 TRU-4 a photo is shown with its cost before it is sent, and stands in the thread', async () => {
  const { page } = visitor
  await button(page, t('chat:composer.photo')).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByAltText(t('chat:composer.photo_chosen')).waitFor()
  await checkBothModes()
  await page.getByRole('button', { name: /^Send for \d+ credits$/ }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('log').getByAltText(t('chat:message.photo')).waitFor()
  await visitor.checkAccessibility()
})

test('CHT-2 writing tells the other that somebody is typing', async () => {
  const { page } = visitor
  const sent = page.waitForResponse('**/api/typing.php')
  await page.getByRole('textbox').last().pressSequentially('Hel')
  expect((await sent).status()).toBe(200)
  await page.getByRole('textbox').last().fill('')
})

test('ACC-4 a message of the other is reported from its menu', async () => {
  const { page } = visitor
  const theirs = page.getByRole('log').locator('[data-side=other]').last()
  await theirs.getByRole('button', { name: t('components:message.actions') }).click()
  await page.getByRole('menuitem', { name: t('components:message.report') }).click()
  await page.getByRole('dialog', { name: t('chat:message.report') }).waitFor()
  await visitor.checkAccessibility()
  await page.keyboard.press('Escape')
  // It gives the focus back only then.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('CHT-2 a finger that rests on a message opens its menu, which stays when the finger leaves', async () => {
  const { page } = visitor
  const text = page.getByRole('log').locator('[data-side=other]').last().locator('p').first()
  await text.scrollIntoViewIfNeeded()
  const box = await text.boundingBox()
  if (box === null) throw new Error('The message is not on the screen.')
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  const report = page.getByRole('menuitem', { name: t('components:message.report') })
  await report.waitFor()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await report.click()
  await page.getByRole('dialog', { name: t('chat:message.report') }).waitFor()
  await page.keyboard.press('Escape')
})

test('LAY-1 the navigation stays beside a conversation where there is room, and leaves a small screen to it', async () => {
  const { page } = visitor
  const size = page.viewportSize()
  const navigation = page.getByRole('navigation', { name: t('account:frame.navigation') })
  await page.setViewportSize({ width: 1280, height: 800 })
  await navigation.waitFor()
  await page.getByRole('list', { name: t('chat:title.chats') }).waitFor()
  await page.setViewportSize({ width: 412, height: 823 })
  await navigation.waitFor({ state: 'hidden' })
  if (size) await page.setViewportSize(size)
})

test('CHT-8 MOD-4 a profile leads to the gifts, and a first line comes from the server and can be changed before it is sent', async () => {
  const { page } = visitor
  await page.goto(address('/members'))
  await page.locator('main a[href^="/members/"]').last().click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  await page.locator('main a[href$="/chat?gift=true"]').click()
  await page.getByRole('radio', { name: t('chat:gift.rose') }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await button(page, t('chat:icebreaker.open')).click()
  const line = page.getByRole('dialog').getByRole('listitem').first()
  const text = (await line.textContent()) ?? ''
  await visitor.checkAccessibility()
  await line.getByRole('button').click()
  const box = page.getByRole('textbox').last()
  await page.waitForFunction((wanted) => document.querySelector('textarea')?.value === wanted, text)
  await box.press('End')
  await box.pressSequentially(' And you')
  expect(await box.inputValue()).toBe(`${text} And you`)
  await box.fill('')
})

test('PSH-1 PSH-4 a hidden page is reported by beacon, and conversations that were read open offline', async () => {
  const { page } = visitor
  await page.evaluate(() => navigator.serviceWorker.ready)
  const beacon = page.waitForResponse('**/api/page-hidden.php')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await beacon).status()).toBe(200)
  await page.goto(address(thread))
  const log = page.getByRole('log')
  await log.getByText(t('chat:gift.tulip'), { exact: true }).waitFor()
  // The worker stores what this page has loaded, and the shell.
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    const pages = names.find((name) => name.includes('pages'))
    return pages !== undefined && (await (await caches.open(pages)).keys()).length === 2
  })
  await page.reload()
  await log.getByText(t('chat:gift.tulip'), { exact: true }).waitFor()
  try {
    await page.context().setOffline(true)
    await page.reload()
    await log.getByText(t('chat:gift.tulip'), { exact: true }).waitFor()
    await page.getByText(t('account:frame.offline')).waitFor()
    await page.goto(address('/en/pages/terms'))
    await page.getByRole('heading', { name: t('common:offline.title') }).waitFor()
    await visitor.checkAccessibility()
  } finally {
    await page.context().setOffline(false)
  }
  visitor.problems.length = 0
})

test('RTE-10 an unknown address inside the members area keeps the navigation and leads home', async () => {
  const { page } = visitor
  const response = await page.goto(address('/members/not/a/page'))
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: t('common:not_found.title') }).waitFor()
  await page.getByRole('navigation', { name: t('account:frame.navigation') }).waitFor()
  await checkBothModes()
  await page.getByRole('link', { name: t('common:back_members') }).click()
  await page.waitForURL('**/members')
})
