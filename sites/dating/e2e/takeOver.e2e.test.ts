import { constants } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  holdTimers,
  logInDemo,
  openView,
  personOf,
  phone,
  startDrawnSite,
  takenOver,
} from './support/drawnSite.ts'
import { startSlowEnd } from './support/slowEnd.ts'

const address = startDrawnSite()
const t = translator('en')

test('PRF-1 LIK-1 a press while the page is being taken over happens once', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  for (const moment of [0, 50, 100, 150, 200, 300]) {
    const sent: string[] = []
    const note = (request: { url(): string; method(): string }) => {
      if (request.method() !== 'GET' && request.url().includes('like')) sent.push(request.url())
    }
    page.on('request', note)
    await page.goto(`${address(phone.brand)}/members`, { waitUntil: 'domcontentloaded' })
    const like = page.locator('main [aria-pressed]').first()
    const isLiked = await like.getAttribute('aria-pressed')
    await page.waitForTimeout(moment)
    await like.click()
    await takenOver(page)
    await expect.poll(() => like.getAttribute('aria-pressed')).not.toBe(isLiked)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    page.off('request', note)
    expect(sent, `after ${moment} ms`).toHaveLength(1)
  }
})

test('PRF-1 CHT-7 a balance that changes while the page is being taken over is shown once it is', async () => {
  const visitor = await openView(address, phone)
  const { page, problems } = visitor
  await logInDemo(address, visitor)
  await page.addInitScript(holdTimers, constants.poll.firstMs)
  const event = JSON.stringify({ type: 'credits', credits: 7_919, paid_user: false })
  await page.route('**/api/events.php*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\nevent: credits\ndata: ${event}\n\n`,
    }),
  )
  await page.goto(`${address(phone.brand)}/credits`)
  await takenOver(page)
  await page.locator('main').getByText('7,919').first().waitFor()
  expect(problems).toEqual([])
})

/** Holds the scripts of the members area back. */
async function holdScripts(page: Page): Promise<{ release(): void }> {
  const held: (() => void)[] = []
  let isFree = false
  await page.route('**/assets/*.js', async (route) => {
    if (!isFree) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return {
    release() {
      isFree = true
      for (const each of held) each()
    },
  }
}

test('PRF-1 a press before the page is taken over happens once it is', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const scripts = await holdScripts(page)
  await page.goto(`${address(phone.brand)}/members`, { waitUntil: 'commit' })
  const filters = page.locator('#members-area section button').first()
  await filters.click()
  scripts.release()
  await page.getByRole('dialog').waitFor()
  expect(visitor.problems).toEqual([])
})

test.each(['hover', 'focus'] as const)(
  'RTE-6 PRF-1 a link under the pointer or the focus (%s) before the page is taken over loads its screen once it is',
  async (point) => {
    const visitor = await openView(address, phone)
    const { page } = visitor
    await logInDemo(address, visitor)
    const scripts = await holdScripts(page)
    await page.goto(`${address(phone.brand)}/settings`, { waitUntil: 'commit' })
    await page.locator('a[href="/likes"]').first()[point]()
    const loaded = page.waitForRequest(/LikesPage.*\.js$/)
    scripts.release()
    await loaded
    expect(new URL(page.url()).pathname).toBe('/settings')
    expect(visitor.problems).toEqual([])
  },
)

test('RTE-5 the members area shows a message while offline', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  await page.goto(`${address(phone.brand)}/members`)
  await takenOver(page)
  await page.context().setOffline(true)
  const notice = page.getByText(t('account:frame.offline'))
  await notice.waitFor()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await visitor.checkAccessibility()
  }
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

test('RTE-5 PRF-1 a page whose scripts failed with the connection starts over once it is back', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  let isLost = true
  for (const files of ['**/assets/*.js', '**/healthz'])
    await page.route(files, (route) => (isLost ? route.abort() : route.continue()))
  const probed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'))
  await page.goto(`${address(phone.brand)}/members`)
  await probed
  expect(await page.locator('#members-area[data-live]').count()).toBe(0)
  isLost = false
  await takenOver(page)
  await page.locator('#members-area section button').first().click()
  await page.getByRole('dialog').waitFor()
})

test('PRF-1 a page that was scrolled before it is taken over stays where it is, and the next one starts at its top', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const scripts = await holdScripts(page)
  await page.goto(`${address(phone.brand)}/credits`)
  const scrollTop = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(scrollTop).toBe(200)
  scripts.release()
  await takenOver(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await scrollTop()).toBe(200)
  // A click of the browser's driver would scroll to the link.
  await page
    .getByRole('link', { name: t('credits:offer.continue') })
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { name: t('payments:title.paymentmethod') }).waitFor()
  await expect.poll(scrollTop).toBe(0)
  await page.goBack()
  await expect.poll(scrollTop).toBe(200)
  expect(visitor.problems).toEqual([])
})

test('PRF-1 ACC-1 a row of the settings that is opened before the page is taken over shows what is in it', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const scripts = await holdScripts(page)
  await page.goto(`${address(phone.brand)}/settings`, { waitUntil: 'commit' })
  const row = page.locator('#address')
  await row.locator('summary').click()
  scripts.release()
  await row.locator('[name=email]').waitFor()
  expect(visitor.problems).toEqual([])
})

test('PRF-1 CRD-7 the way of paying chosen before the page is taken over is paid with, also where the button was pressed before as well', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  await page.goto(`${address(phone.brand)}/credits`)
  const checkout = await page
    .getByRole('link', { name: t('credits:offer.continue') })
    .getAttribute('href')
  const scripts = await holdScripts(page)
  await page.goto(`${address(phone.brand)}${checkout}`, { waitUntil: 'commit' })
  const last = page.getByRole('radio').last()
  await last.check({ force: true })
  const chosen = await last.getAttribute('value')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('payment'),
  )
  await page.getByRole('button', { name: /^Pay \D*\d/ }).click()
  scripts.release()
  expect((await sent).postDataJSON()).toMatchObject({ payment_method: chosen })
  expect(visitor.problems).toEqual([])
})

test('PRF-1 CHT-8 a message sent with Enter before the page is taken over is sent once', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const { chat } = await personOf(visitor)
  const scripts = await holdScripts(page)
  const text = `Written at ${Date.now()}`
  await page.goto(address(phone.brand) + chat, { waitUntil: 'commit' })
  const box = page.locator('main textarea')
  await box.fill(text)
  await box.press('Enter')
  expect(await box.inputValue()).toBe(text)
  scripts.release()
  await page.getByRole('log').getByText(text, { exact: true }).waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
  expect(await page.getByRole('log').getByText(text, { exact: true }).count()).toBe(1)
  expect(visitor.problems).toEqual([])
})

test('PRF-1 CHT-8 TRU-4 a message sent before the page is taken over is sent, also when another button was pressed after it', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const { chat } = await personOf(visitor)
  const scripts = await holdScripts(page)
  const text = `Written at ${Date.now()}, then a photo`
  await page.goto(address(phone.brand) + chat, { waitUntil: 'commit' })
  const box = page.locator('main textarea')
  await box.fill(text)
  await box.press('Enter')
  await page.getByRole('button', { name: t('chat:composer.photo'), exact: true }).click()
  scripts.release()
  await page.getByRole('dialog').waitFor()
  await page
    .getByRole('log', { includeHidden: true })
    .getByText(text, { exact: true })
    .waitFor({ state: 'attached' })
  expect(visitor.problems).toEqual([])
})

test('PRF-1 CHT-2 a press on a message before the page is taken over happens once it is', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const { chat } = await personOf(visitor)
  const scripts = await holdScripts(page)
  await page.goto(address(phone.brand) + chat, { waitUntil: 'commit' })
  const name = t('components:message.actions')
  await page.getByRole('log').getByRole('button', { name }).last().click()
  scripts.release()
  await page.getByRole('menu', { name }).waitFor()
  expect(visitor.problems).toEqual([])
})

test('PRF-1 SWP-1 a field that was filled in and left before the page is taken over counts as left', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  await logInDemo(address, visitor)
  const scripts = await holdScripts(page)
  await page.goto(`${address(phone.brand)}/match-finder`, { waitUntil: 'commit' })
  const oldest = page.getByRole('textbox', { name: t('games:finder.max_age') })
  await oldest.fill('20')
  await oldest.blur()
  scripts.release()
  await page.getByText(t('games:finder.age_order')).waitFor()
  expect(visitor.problems).toEqual([])
})

test('PRF-1 a page that is touched before its end has arrived is taken over all the same', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  const end = await startSlowEnd(address(phone.brand), '<script type="application/json"')
  await page.goto(`${end.origin}/pages/withdraw`, { waitUntil: 'commit' })
  await page.locator('main input[name=number]').fill('ABCDEFGHJ')
  end.release()
  await takenOver(page)
  expect(await page.locator('main input[name=number]').inputValue()).toBe('ABCDEFGHJ')
  expect(visitor.problems).toEqual([])
})

test('PRF-1 CRD-6 a form sent before the page is taken over leaves nothing in the address and is sent', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  const scripts = await holdScripts(page)
  const withdrawal = `${address(phone.brand)}/pages/withdraw`
  await page.goto(withdrawal, { waitUntil: 'commit' })
  await page.locator('main input[name=number]').fill('ABCDEFGHJ')
  await page.locator('main input[name=email]').fill('somebody@else.example')
  await page.locator('main input[name=email]').press('Enter')
  scripts.release()
  await page.getByText(t('errors:withdrawal_unknown')).waitFor()
  expect(page.url()).toBe(withdrawal)
  expect(await page.locator('main input[name=email]').inputValue()).toBe('somebody@else.example')
})

test('PRF-1 CRD-6 what is typed while the page is being taken over is what is sent', async () => {
  const { page } = await openView(address, phone)
  for (const moment of [0, 40, 80, 120, 160, 200]) {
    await page.goto(`${address(phone.brand)}/pages/withdraw`, { waitUntil: 'domcontentloaded' })
    await page.locator('main input[name=number]').fill('ABCDEFGHJ')
    await page.waitForTimeout(moment)
    await page.locator('main input[name=email]').fill('somebody@else.example')
    await page.waitForTimeout(moment)
    await page.locator('main form button').click()
    await page.getByText(t('errors:withdrawal_unknown')).waitFor()
  }
})

test('PRF-1 CHT-3 a draft, which only this device knows, comes once the page is taken over, and a press before it is kept', async () => {
  const visitor = await openView(address, { ...phone, width: 1280 })
  const { page } = visitor
  await logInDemo(address, visitor)
  const { chat } = await personOf(visitor)
  await page.goto(address(phone.brand) + chat)
  await takenOver(page)
  const box = page.locator('main textarea')
  await box.fill('Half a line')
  const logout = page.getByRole('menuitem', { name: t('account:frame.log_out') })
  for (const path of [chat, '/chats']) {
    const scripts = await holdScripts(page)
    await page.goto(address(phone.brand) + path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: t('account:frame.account'), exact: true }).click()
    scripts.release()
    await logout.waitFor()
    if (path === chat) await expect.poll(() => box.inputValue()).toBe('Half a line')
    else await page.locator('main').getByText('Half a line').first().waitFor()
  }
  expect(visitor.problems).toEqual([])
})
