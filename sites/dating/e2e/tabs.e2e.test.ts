import { patienceMs } from '@bouquet/browser/patience'
import { expect, test } from 'vitest'
import { address as addressOf } from './support/address.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { password, send, visit } from './support/memberVisit.ts'

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

test('RTE-12 CHT-7 what is read or opened in one tab is not new in the others, nor in another browser', async () => {
  const site = addressOf(brand)
  const writer = await joinConfirmed({ site, name: 'Wim' })
  const reader = await joinConfirmed({ site, name: 'Ruben' })
  const text = { profile: reader.id, text: 'Good evening', client_id: crypto.randomUUID() }
  expect(await send(writer.page, 'POST', '/api/message.php', text)).toBe(200)
  expect(await send(writer.page, 'POST', '/api/like.php', { profile: reader.id })).toBe(200)

  const other = await visit()
  await other.page.goto(address('/login'))
  const login = { email: reader.email, password }
  expect(await send(other.page, 'POST', '/api/user.php', login)).toBe(200)
  const second = await reader.page.context().newPage()
  const waiting = [second, other.page]
  const badge = async (count: number) => {
    for (const tab of waiting)
      await expect
        .poll(() => tab.title(), { timeout: patienceMs })
        .toMatch(count ? `(${count})` : /^[^(]/)
  }
  for (const tab of waiting) await tab.goto(address('/settings'))
  await badge(2)
  // From here on nothing but an event can tell them.
  for (const tab of waiting)
    for (const list of ['**/api/chats.php*', '**/api/likes.php*'])
      await tab.route(list, (route) => route.abort())
  await reader.page.goto(address('/chats'))
  await reader.page.locator('main li a[href^="/chats/"]').first().click()
  await reader.page.getByRole('log').getByText('Good evening', { exact: true }).waitFor()
  await badge(1)
  await reader.page.goto(address(`/members/${writer.id}`))
  await badge(0)
})
