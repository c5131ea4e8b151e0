import { patienceMs } from '@bouquet/browser/patience'
import { type RunningSite, startSite } from '@bouquet/browser/startSite'
import { openVisitor, type Visitor } from '@bouquet/browser/visitor'
import { constants } from '@bouquet/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'

/** Address of a brand's host. */
type AddressOf = (brand: string) => string

/** Starts a site for the tests of one file. It waits longer for what a page shows than a site in use does. */
export function startDrawnSite(): AddressOf {
  let site: RunningSite
  beforeAll(async () => {
    // A busy machine may take longer than a page waits.
    site = await startSite({
      MEMBERS_RENDERING_MS: String(patienceMs),
      MEMBERS_RENDERING_AT_ONCE: '100',
    })
  })
  afterAll(() => site.stop())
  return (brand) => `http://${brand}.localhost:${site.port}`
}

export interface View {
  readonly brand: string
  readonly locale: string
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

export const phone: View = { brand: 'amberline', locale: 'en', width: 390, colorScheme: 'light' }

/** A visitor whose window looks so. */
export async function openView(
  address: AddressOf,
  { brand, locale, width, colorScheme }: View,
  { hasScript = true }: { readonly hasScript?: boolean } = {},
): Promise<Visitor> {
  const visitor = await openVisitor(locale, { hasScript })
  onTestFinished(() => visitor.close())
  const { page } = visitor
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  const cookie = { name: constants.cookies.locale, value: locale, url: address(brand) }
  await page.context().addCookies([cookie])
  return visitor
}

/** Logs the demo member of a brand in, on a page that is not of the members area. */
export async function logInDemo(
  address: AddressOf,
  { page }: Visitor,
  { brand }: Pick<View, 'brand'> = phone,
): Promise<void> {
  await page.goto(`${address(brand)}/en/pages/terms`)
  const body = JSON.stringify({
    email: `demo@${brand}.example`,
    password: 'flowers-for-everyone',
  })
  const status = await page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/user.php', { method: 'POST', headers, body: sent })).status
  }, body)
  expect(status).toBe(200)
}

/** Never fires timers of this duration: on a busy machine the regular polling would begin meanwhile. */
export function holdTimers(heldMs: number) {
  const start = window.setTimeout
  const hold = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
    ms === heldMs ? 0 : start(run, ms, ...given)
  Object.assign(window, { setTimeout: hold })
}

/** Waits until React has taken the page over. */
export function takenOver(page: Page) {
  return page.locator('#members-area[data-live]').waitFor({ state: 'attached' })
}

/** Paths of the first chat of the member who is logged in, and of the other's profile. */
export async function personOf({ page }: Visitor) {
  return page.evaluate(async () => {
    const { chats } = await (await fetch('/api/chats.php')).json()
    const [{ conversation, profile }] = chats
    return { chat: `/chats/${conversation.id}`, profile: `/members/${profile.id}` }
  })
}
