import { constants } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import { expect, test } from 'vitest'
import {
  holdTimers,
  logInDemo,
  openView,
  personOf,
  phone,
  startDrawnSite,
  takenOver,
  type View,
} from './support/drawnSite.ts'

const address = startDrawnSite()
const t = translator('en')

const views: readonly View[] = [
  phone,
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
  [`/transactions/${nobody}`, t('payments:payment.unknown')],
  ['/credits/credits-none', t('payments:checkout.unknown')],
] as const

/** Drawn with all that they show. */
const wholly: readonly string[] = ['/members', '/chats', '/credits', '/premium', '/likes']

/** Its deck takes the height that the window leaves, which only a browser knows. */
const fitted: readonly string[] = ['/swipe-game']

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

test.each(views)(
  'PRF-1 in $brand, $locale, $width px, $colorScheme, a browser takes over each screen as it was drawn, moves nothing and asks for nothing twice',
  async (view) => {
    const visitor = await openView(address, view)
    const { page, problems } = visitor
    await logInDemo(address, visitor, view)
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

test('RTE-9 a visitor is led to the login and back, and a page that does not exist answers 404', async () => {
  const { page } = await openView(address, phone, { hasScript: false })
  await page.goto(`${address(phone.brand)}/chats`)
  expect(new URL(page.url()).search).toBe('?next=%2Fchats')
  const lost = await page.goto(`${address(phone.brand)}/members/${nobody}`)
  expect(lost?.status()).toBe(404)
})

test('RTE-10 RTE-9 an address that names nothing answers 404 in words, to a visitor and a member', async () => {
  const visitor = await openView(address, phone)
  const { page } = visitor
  const isLost = async (path: string) => {
    const response = await page.goto(address(phone.brand) + path)
    expect(response?.status(), path).toBe(404)
    await takenOver(page)
    await page.getByRole('heading', { level: 1, name: t('common:not_found.title') }).waitFor()
  }
  for (const path of nowhere) await isLost(path)
  await logInDemo(address, visitor)
  for (const path of nowhere) await isLost(path)
  for (const [path, words] of gone) {
    const response = await page.goto(address(phone.brand) + path)
    expect(response?.status(), path).toBe(404)
    await page.getByRole('main').getByText(words).first().waitFor()
  }
  expect(visitor.problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test.each(['/login', '/signup', '/reset-password', `/members/${nobody}/landing`])(
  'PRF-1 %s, which depends on what is typed or where the visitor came from, is left to the browser',
  async (path) => {
    const { page } = await openView(address, phone)
    const response = await page.goto(address(phone.brand) + path)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).not.toContain('id="members-data"')
    await page.locator('main h1').waitFor()
  },
)
