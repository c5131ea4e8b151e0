import { translator } from '@bouquet/i18n/node'
import { expect, test } from 'vitest'
import { address as addressOf } from './support/address.ts'
import { visit } from './support/memberVisit.ts'

const t = translator('en')
const address = (path: string) => addressOf('harbour') + path

/** What a page finds in Chrome, Firefox and Safari when cookies are blocked for its site. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  navigator.locks.request = () =>
    Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError'))
}

test('RTE-12 LAY-2 with storage blocked pages work, the entry warning asks, and login says what is missing', async () => {
  const accept = t('entry:accept', { age: 18 })
  const { page, problems } = await visit({ isNew: true })
  await page.addInitScript(blockStorage)
  await page.goto(address('/en'))
  const warning = page.locator('dialog#entry')
  await warning.waitFor()
  await warning.getByRole('button').click()
  await warning.waitFor({ state: 'hidden' })
  await page.goto(address('/members'))
  await page.getByRole('dialog').getByRole('button', { name: accept }).click()
  await page.locator('main a[href^="/members/"]').first().waitFor()
  await page.locator('main a[href^="/members/"]').first().click()
  await page.waitForURL(/\/members\/[\w-]+/)
  await page.locator('main h1').waitFor()
  await page.goto(address('/login'))
  await page.getByText(t('account:login.cookies')).waitFor()
  expect(problems).toEqual([])
})
