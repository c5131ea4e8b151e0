import { expect, test } from 'vitest'
import { address as addressOf } from './support/address.ts'
import { send, visit } from './support/memberVisit.ts'

const brand = 'harbour'
const address = (path: string) => addressOf(brand) + path

test('RTE-12 CHT-7 seven tabs of one window open, and a message that is sent in one stands in all', async () => {
  const { page, problems } = await visit()
  await page.goto(address('/login'))
  const login = { email: `demo@${brand}.example`, password: 'flowers-for-everyone' }
  expect(await send(page, 'POST', '/api/user.php', login)).toBe(200)
  await page.goto(address('/chats'))
  const chat = await page.locator('main li a[href^="/chats/"]').first().getAttribute('href')
  const tabs = [page]
  while (tabs.length < 7) tabs.push(await page.context().newPage())
  const threads = tabs.map((tab) => tab.getByRole('log'))
  for (const tab of tabs) {
    await tab.goto(address(chat ?? ''))
    await tab.locator('#members-area[data-live]').waitFor({ state: 'attached' })
  }
  const box = page.locator('main textarea')
  const text = `To all tabs at ${Date.now()}`
  await box.fill(text)
  await box.press('Enter')
  for (const thread of threads) await thread.getByText(text, { exact: true }).waitFor()
  // The tab with the stream is closed, and another has it.
  await tabs.shift()?.close()
  const later = `To the others at ${Date.now()}`
  const other = tabs[0]?.locator('main textarea')
  await other?.fill(later)
  await other?.press('Enter')
  for (const tab of tabs) await tab.getByRole('log').getByText(later, { exact: true }).waitFor()
  expect(problems).toEqual([])
})
