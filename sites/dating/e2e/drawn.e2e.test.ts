import { constants } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { mailedText } from './support/mailbox.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'
import { patienceMs } from './support/patience.ts'
import { type RunningSite, startSite } from './support/startSite.ts'

const t = translator('en')

const password = 'flowers-for-everyone'

/** One that draws its pages, which the others of these tests do not. */
let site: RunningSite

beforeAll(async () => {
  site = await startSite({
    MEMBERS_RENDERING: 'on',
    // A busy machine may take longer than a page waits.
    MEMBERS_RENDERING_MS: String(patienceMs),
  })
})
afterAll(() => site.stop())

const address = (brand: string) => `http://${brand}.localhost:${site.port}`

interface View {
  readonly brand: string
  readonly locale: string
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

const views: readonly View[] = [
  { brand: 'amberline', locale: 'en', width: 390, colorScheme: 'light' },
  { brand: 'nocturne', locale: 'pl', width: 1280, colorScheme: 'dark' },
]

const screens = [
  '/members',
  '/chats',
  '/credits',
  '/premium',
  '/likes',
  '/likes/given',
  '/profile',
  '/settings',
  '/settings/visible',
  '/settings/delete',
  '/notifications',
  '/activity',
  '/transactions',
  '/credits/credits-60',
  '/complaints',
  '/match-finder',
  '/swipe-game',
] as const

/** Their form names no page. */
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
] as const

const nobody = '00000000-0000-4000-8000-000000000000'

/** They could exist, and do not. */
const gone = [
  [`/members/${nobody}`, t('people:member.gone')],
  [`/likes/m/${nobody}`, t('people:member.gone')],
  [`/chats/${nobody}`, t('chat:thread.failed')],
  [`/members/${nobody}/chat`, t('chat:thread.failed')],
  [`/transactions/${nobody}`, t('credits:payment.unknown')],
  ['/credits/credits-none', t('credits:checkout.unknown')],
] as const

/** Drawn with all that they show. */
const wholly: readonly string[] = ['/members', '/chats', '/credits', '/premium', '/likes']

/** Its deck takes the height that the window leaves, which only a browser knows. */
const fitted: readonly string[] = ['/swipe-game']

/** Logs the demo member of a brand in, on a page that is not of the members area. */
async function logIn({ page }: Visitor, brand: string) {
  await page.goto(`${address(brand)}/en/pages/terms`)
  const body = JSON.stringify({ email: `demo@${brand}.example`, password })
  const status = await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/user.php', { method: 'POST', headers, body: sent })).status
  }, body)
  expect(status).toBe(200)
}

async function openMember({ brand, locale, width, colorScheme }: View, hasScript = true) {
  const visitor = await openVisitor(locale, { hasScript })
  onTestFinished(() => visitor.close())
  const { page } = visitor
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  const cookie = { name: constants.cookies.locale, value: locale, url: address(brand) }
  await page.context().addCookies([cookie])
  return visitor
}

/** Notes what moves without a touch, as browsers see it, once the page has arrived and is painted whole. */
const noteShifts = () => {
  window.shifts = []
  let painted = Number.POSITIVE_INFINITY
  const onPainted = () => {
    painted = performance.now()
  }
  // The frame in which the last parts appear counts where they push the others.
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(onPainted))),
  )
  const note = (list: PerformanceObserverEntryList) => {
    for (const shift of list.getEntries())
      if ('value' in shift && shift.startTime > painted) window.shifts.push(Number(shift.value))
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shifts: number[]
  }
}

/** Never fires timers of this duration: on a busy machine the regular polling would begin meanwhile. */
const holdTimers = (heldMs: number) => {
  const start = window.setTimeout
  const hold = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    ms === heldMs ? 0 : start(run, ms, ...given)
  Object.assign(window, { setTimeout: hold })
}

const takenOver = (page: Page) =>
  page.locator('#members-area[data-live]').waitFor({ state: 'attached' })

async function personOf({ page }: Visitor) {
  return page.evaluate(async () => {
    const { chats } = await (await fetch('/api/chats.php')).json()
    const [{ conversation, profile }] = chats
    return { chat: `/chats/${conversation.id}`, profile: `/members/${profile.id}` }
  })
}

test.each(views)(
  'PRF-1 in $brand, $locale, $width px, $colorScheme, a browser takes over each screen as it was drawn, moves nothing and asks for nothing twice',
  async (view) => {
    const visitor = await openMember(view)
    const { page, problems } = visitor
    await logIn(visitor, view.brand)
    const { chat, profile } = await personOf(visitor)
    await page.addInitScript(noteShifts)
    await page.addInitScript(holdTimers, constants.poll.firstMs)
    // What happens meanwhile is asked for, and so is what a stream that broke may have missed.
    await page.route('**/api/events.php', () => new Promise(() => {}))
    for (const path of [...screens, chat, profile]) {
      const asked: string[] = []
      const note = (request: { url(): string; method(): string }) => {
        const { pathname, search } = new URL(request.url())
        if (
          request.method() === 'GET' &&
          pathname.startsWith('/api/') &&
          !pathname.includes('/photos/')
        )
          asked.push(pathname + search)
      }
      page.on('request', note)
      const response = await page.goto(address(view.brand) + path, { waitUntil: 'commit' })
      expect(await response?.text(), path).toContain('id="members-data"')
      await takenOver(page)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      page.off('request', note)
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
      const shifts = await page.evaluate(() => window.shifts)
      const moved = shifts.reduce((sum, shift) => sum + shift, 0)
      if (!fitted.includes(path)) expect(moved, path).toBeLessThanOrEqual(0.01)
      const later = asked.filter((each) => each !== '/api/events.php')
      // A message that is read, or arrives meanwhile, changes the list of conversations.
      const again = [chat, profile].includes(path) ? ['/api/chats.php'] : []
      const once = later.filter((each) => !again.includes(each))
      if (wholly.includes(path) || again.length > 0) expect(once, path).toEqual([])
      expect(new Set(once).size, `${path}: ${once.join(' ')}`).toBe(once.length)
      expect(problems, path).toEqual([])
    }
  },
)

test('PRF-1 with script switched off a member reads search, a profile, chats, a chat and credits', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const withScript = await openMember(view)
  await logIn(withScript, view.brand)
  const { chat, profile } = await personOf(withScript)
  const cookies = await withScript.page.context().cookies()
  const { page } = await openMember(view, false)
  await page.context().addCookies(cookies)
  for (const path of ['/members', profile, '/chats', chat, '/credits', '/premium']) {
    await page.goto(address(view.brand) + path)
    expect(await page.locator('main').isVisible(), path).toBe(true)
    expect(await page.locator('main [aria-busy=true]').count(), path).toBe(0)
    expect(await page.locator('main').textContent(), path).not.toBe('')
  }
})

/** Buys the package that the credits page suggests, and returns the number of the order. */
async function buyPackage(page: Page, origin: string) {
  const pay = page.getByRole('button', { name: /^Pay \D*\d/ })
  await page.goto(`${origin}/credits`)
  await page.getByRole('link', { name: t('credits:offer.continue') }).click()
  await pay.click()
  await page.waitForURL('**/api/sandbox/checkout**')
  await page.getByRole('button', { name: t('checkout:choice.pay'), exact: true }).click()
  await page.waitForURL('**/transactions/**')
  return (await page.getByText(/^[2-9A-Z]{9}$/).textContent()) ?? ''
}

/** Opens a page with script switched off. */
async function openPlain(path: string) {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view, false)
  await visitor.page.goto(address(view.brand) + path)
  return { ...visitor, site: address(view.brand) }
}

test('CRD-6 PAG-4 with script switched off a visitor withdraws in two steps, and the receipt comes by mail', async () => {
  const { page, site: origin } = await openPlain('/pages/withdraw')
  const buyer = await joinConfirmed({ site: origin, name: 'Odile' })
  const number = await buyPackage(buyer.page, origin)
  const field = (name: 'number' | 'email') => page.getByLabel(t(`credits:withdraw.${name}`))
  const press = (name: 'continue' | 'confirm' | 'back') =>
    page.getByRole('button', { name: t(`credits:withdraw.${name}`) }).click()
  const heading = (name: 'title' | 'check' | 'done') =>
    page.getByRole('heading', { name: t(`credits:withdraw.${name}`) })

  await field('number').fill(number)
  await field('email').fill('somebody@else.example')
  await press('continue')
  await page.getByText(t('errors:withdrawal_unknown')).waitFor()
  expect(await field('number').getAttribute('aria-invalid')).toBe('true')
  expect(await field('number').inputValue()).toBe(number)
  expect(await field('email').inputValue()).toBe('somebody@else.example')
  expect(page.url()).toBe(`${origin}/pages/withdraw`)

  await field('email').fill(buyer.email)
  await press('continue')
  await heading('check').waitFor()
  await press('back')
  await heading('title').waitFor()
  expect(await field('email').inputValue()).toBe(buyer.email)
  await press('continue')
  await press('confirm')
  await heading('done').waitFor()
  const subject = t('mail:withdrawal.subject')
  expect(await mailedText(buyer.page, { site: origin, subject, to: buyer.email })).toContain(number)
})

test('ACC-4 with script switched off a visitor reports something illegal, and reads that it has arrived', async () => {
  const { page, site: origin } = await openPlain('/complaints')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const words = page.getByLabel(t('components:report.words'))
  const to = `plain-${process.pid}@post.example`
  await page
    .locator('main')
    .getByRole('link', { name: t('safety:report.service') })
    .click()
  await press(t('components:continue'))
  await page.getByText(t('components:report.choose')).waitFor()
  await page.getByText(t('safety:reason.illegal_content'), { exact: true }).click()
  await press(t('components:continue'))
  await words.fill('Illegal')
  await page.getByLabel(t('components:report.email')).fill(to)
  await press(t('components:report.send'))
  await page.getByText(t('components:report.too_short')).waitFor()
  expect(await words.inputValue()).toBe('Illegal')
  await words.fill('Illegal things are sold on this page.')
  await press(t('components:report.send'))
  await page.getByText(t('components:report.sent')).waitFor()
  await page.getByText('Illegal things are sold on this page.').waitFor()
  const number = new URL(page.url()).searchParams.get('number') ?? ''
  expect(number).toMatch(/^\d{4}-\d{6}$/)
  const subject = t('mail:complaint.subject', { number })
  expect(await mailedText(page, { site: origin, subject, to })).toContain(number)
})

test('RTE-9 a visitor is led to the login and back, and a page that does not exist answers 404', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const { page } = await openMember(view, false)
  await page.goto(`${address(view.brand)}/chats`)
  expect(new URL(page.url()).search).toBe('?next=%2Fchats')
  const lost = await page.goto(`${address(view.brand)}/members/${nobody}`)
  expect(lost?.status()).toBe(404)
})

test('RTE-10 RTE-9 an address that names nothing answers 404 in words, to a visitor and a member', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page } = visitor
  const isLost = async (path: string) => {
    const response = await page.goto(address(view.brand) + path)
    expect(response?.status(), path).toBe(404)
    await takenOver(page)
    await page.getByRole('heading', { level: 1, name: t('account:error.not_found') }).waitFor()
  }
  for (const path of nowhere) await isLost(path)
  await logIn(visitor, view.brand)
  for (const path of nowhere) await isLost(path)
  for (const [path, words] of gone) {
    const response = await page.goto(address(view.brand) + path)
    expect(response?.status(), path).toBe(404)
    await page.getByRole('main').getByText(words).first().waitFor()
  }
  expect(visitor.problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test.each(['/login', '/signup', '/reset-password', `/members/${nobody}/landing`])(
  'PRF-1 %s, which depends on what is typed or where the visitor came from, is left to the browser',
  async (path) => {
    const [view] = views
    if (!view) throw new Error('There is no view.')
    const { page } = await openMember(view)
    const response = await page.goto(address(view.brand) + path)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).not.toContain('id="members-data"')
    await page.locator('main h1').waitFor()
  },
)

test('PRF-1 LIK-1 a press while the page is being taken over happens once', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page } = visitor
  await logIn(visitor, view.brand)
  for (const moment of [0, 50, 100, 150, 200, 300]) {
    const sent: string[] = []
    const note = (request: { url(): string; method(): string }) => {
      if (request.method() !== 'GET' && request.url().includes('like')) sent.push(request.url())
    }
    page.on('request', note)
    await page.goto(`${address(view.brand)}/members`, { waitUntil: 'domcontentloaded' })
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
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page, problems } = visitor
  await logIn(visitor, view.brand)
  await page.addInitScript(holdTimers, constants.poll.firstMs)
  const event = JSON.stringify({ type: 'credits', credits: 7_919, paid_user: false })
  await page.route('**/api/events.php*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\nevent: credits\ndata: ${event}\n\n`,
    }),
  )
  await page.goto(`${address(view.brand)}/credits`)
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
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page } = visitor
  await logIn(visitor, view.brand)
  const scripts = await holdScripts(page)
  await page.goto(`${address(view.brand)}/members`, { waitUntil: 'commit' })
  const filters = page.locator('#members-area section button').first()
  await filters.click()
  scripts.release()
  await page.getByRole('dialog').waitFor()
  expect(visitor.problems).toEqual([])
})

test('PRF-1 a page that was scrolled before it is taken over stays where it is, and the next one starts at its top', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page } = visitor
  await logIn(visitor, view.brand)
  const scripts = await holdScripts(page)
  await page.goto(`${address(view.brand)}/credits`)
  const scrollTop = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(scrollTop).toBe(200)
  scripts.release()
  await takenOver(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await scrollTop()).toBe(200)
  await page.getByRole('link', { name: t('credits:offer.continue') }).click()
  await page.getByRole('heading', { name: t('credits:title.paymentmethod') }).waitFor()
  await expect.poll(scrollTop).toBe(0)
  await page.goBack()
  await expect.poll(scrollTop).toBeGreaterThan(0)
  expect(visitor.problems).toEqual([])
})

test('PRF-1 CHT-8 a message sent with Enter before the page is taken over is sent once', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page } = visitor
  await logIn(visitor, view.brand)
  const { chat } = await personOf(visitor)
  const scripts = await holdScripts(page)
  const text = `Written at ${Date.now()}`
  await page.goto(address(view.brand) + chat, { waitUntil: 'commit' })
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

test('PRF-1 CRD-6 a form sent before the page is taken over leaves nothing in the address and is sent', async () => {
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const visitor = await openMember(view)
  const { page } = visitor
  const scripts = await holdScripts(page)
  const withdrawal = `${address(view.brand)}/pages/withdraw`
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
  const [view] = views
  if (!view) throw new Error('There is no view.')
  const { page } = await openMember(view)
  for (const moment of [0, 40, 80, 120, 160, 200]) {
    await page.goto(`${address(view.brand)}/pages/withdraw`, { waitUntil: 'domcontentloaded' })
    await page.locator('main input[name=number]').fill('ABCDEFGHJ')
    await page.waitForTimeout(moment)
    await page.locator('main input[name=email]').fill('somebody@else.example')
    await page.waitForTimeout(moment)
    await page.locator('main form button').click()
    await page.getByText(t('errors:withdrawal_unknown')).waitFor()
  }
})
