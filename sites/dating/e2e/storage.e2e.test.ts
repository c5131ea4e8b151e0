import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patienceMs } from '@bouquet/browser/patience'
import { openVisitor } from '@bouquet/browser/visitor'
import { browserStorage, browserStorageList, type StorageName } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { address } from './support/address.ts'
import { fillForm, sendForm } from './support/signupForm.ts'

const brand = 'wireframe'
const site = address(brand)
const t = translator('en')

/** What this visit does not bring about, with the file that stores it. */
const storedElsewhere: Partial<Record<StorageName, string>> = {
  desk: 'packages/server/src/staff/desk/deskRoute.ts',
  desk_settings: 'sites/desk/src/platform/settings/deskSettings.ts',
  closed_notice: 'packages/members/src/platform/navigation/dismissals.ts',
  push_choice: 'packages/client/src/notifications/push.ts',
  after_payment: 'packages/members/src/features/payments/returnPath.ts',
  reload: 'packages/members/src/platform/parts/loadPart.ts',
}

interface Stored {
  readonly place: string
  readonly name: string
}

/** Everything that this browser stores for the site now. */
async function readStorage(page: Page): Promise<readonly Stored[]> {
  const cookies = await page.context().cookies(site)
  const others = await page.evaluate(async () => {
    const named = (place: string, names: readonly string[]) =>
      names.map((name) => ({ place, name }))
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name)
    return [
      ...named('local', Object.keys(localStorage)),
      ...named('session', Object.keys(sessionStorage)),
      ...named('cache', await caches.keys()),
      ...named('database', databases),
    ]
  })
  return [...cookies.map(({ name }) => ({ place: 'cookie', name })), ...others]
}

const entryOf = ({ place, name }: Stored) =>
  browserStorageList.find(
    (entry) =>
      entry.place === place && (entry.isPrefix ? name.startsWith(entry.name) : name === entry.name),
  )

/** Signs up on a lander that was opened by a campaign. */
async function signUp(page: Page) {
  await page.goto(`${site}/en/landers/gallery?network=oak`)
  await fillForm(page, 'en', `stored-${process.pid}@post.example`)
  await sendForm(page)
  await page.waitForURL('**/signup?**')
  await page.getByRole('heading', { name: t('account:signup.photo_title') }).waitFor()
}

/** Logs the demo member in, who has conversations. */
async function logIn(page: Page) {
  await page.context().clearCookies({ name: browserStorage.session.name })
  await page.goto(`${site}/login`)
  await page.locator('input[type=email]').fill(`demo@${brand}.example`)
  await page.locator('input[type=password]').fill('flowers-for-everyone')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/members')
}

async function searchNear(page: Page) {
  await page.context().setGeolocation({ latitude: 52.0908, longitude: 5.1222 })
  await page.context().grantPermissions(['geolocation'])
  await page.getByRole('button', { name: t('people:near.action') }).click()
  await page.waitForURL(/country=NL/)
  await page.evaluate(() =>
    fetch('/api/country.php', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'NL' }),
    }),
  )
}

/** Leaves a draft in one conversation, and a message that could not be sent. */
async function writeOffline(page: Page) {
  await page.goto(`${site}/chats`)
  await page.locator('main li a[href^="/chats/"]').first().click()
  const box = page.getByRole('textbox').last()
  await page.getByRole('log').waitFor()
  await box.waitFor()
  await page.context().setOffline(true)
  await box.fill('Until later')
  await box.press('Enter')
  await expect.poll(() => box.inputValue(), { timeout: patienceMs }).toBe('')
  await box.fill('A beginning')
}

test('PAG-5 the page about cookies lists everything that a visit leaves in the browser, and nothing that no visit does', async () => {
  const { page, problems, close } = await openVisitor('en', { hasServiceWorker: true, isNew: true })
  onTestFinished(close)
  const seen = new Map<string, Stored>()
  const note = async () => {
    for (const stored of await readStorage(page)) seen.set(`${stored.place} ${stored.name}`, stored)
  }
  const unseen = async () => {
    await note()
    const ids = new Set([...seen.values()].map((stored) => entryOf(stored)?.id))
    return browserStorageList.map(({ id }) => id).filter((id) => !ids.has(id))
  }
  await page.goto(`${site}/en/pages/cookies`)
  await page.locator('#entry[open] button').click()
  expect(await page.context().cookies(site)).toEqual([])
  await page.locator('footer [data-locale=en]').click()
  await note()
  await signUp(page)
  await note()
  await logIn(page)
  await searchNear(page)
  await page.goto(`${site}/settings`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Saved once the server knows it, for which the page needs its connection.
  await expect.poll(unseen, { timeout: patienceMs }).not.toContain('push_saved')
  await writeOffline(page)
  await expect
    .poll(unseen, { timeout: patienceMs })
    .toEqual(browserStorageList.map(({ id }) => id).filter((id) => id in storedElsewhere))
  expect([...seen.values()].filter((stored) => !entryOf(stored))).toEqual([])
  expect(problems.filter((problem) => problem.includes('another host'))).toEqual([])
})

test('PAG-5 what is stored only now and then is stored by the file that is named for it', () => {
  const root = join(import.meta.dirname, '../../..')
  for (const [id, file] of Object.entries(storedElsewhere)) {
    expect(readFileSync(join(root, file), 'utf8'), id).toMatch(
      id === 'desk' ? /staffCookie/ : new RegExp(`browserStorage\\.${id}\\b`),
    )
  }
})
