import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logInDemo, openView, personOf, phone, startDrawnSite } from './support/drawnSite.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { mailedText } from './support/mailbox.ts'

const address = startDrawnSite()
const t = translator('en')

test('PRF-1 with script switched off a member reads search, a profile, chats, a chat and credits', async () => {
  const withScript = await openView(address, phone)
  await logInDemo(address, withScript)
  const { chat, profile } = await personOf(withScript)
  const cookies = await withScript.page.context().cookies()
  const { page } = await openView(address, phone, { hasScript: false })
  await page.context().addCookies(cookies)
  for (const path of ['/members', profile, '/chats', chat, '/credits', '/premium']) {
    await page.goto(address(phone.brand) + path)
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
  // Nobody withdraws from what is not paid yet.
  await page.getByRole('heading', { name: t('payments:receipt.title') }).waitFor()
  return (await page.getByText(/^[2-9A-Z]{9}$/).textContent()) ?? ''
}

/** Opens a page with script switched off. */
async function openPlain(path: string) {
  const visitor = await openView(address, phone, { hasScript: false })
  await visitor.page.goto(address(phone.brand) + path)
  return { ...visitor, site: address(phone.brand) }
}

test('CRD-6 PAG-4 with script switched off a visitor withdraws in two steps, and the receipt comes by mail', async () => {
  const { page, site: origin } = await openPlain('/pages/withdraw')
  const buyer = await joinConfirmed({ site: origin, name: 'Odile' })
  const number = await buyPackage(buyer.page, origin)
  const field = (name: 'number' | 'email') => page.getByLabel(t(`payments:withdraw.${name}`))
  const press = (name: 'continue' | 'confirm' | 'back') =>
    page.getByRole('button', { name: t(`payments:withdraw.${name}`) }).click()
  const heading = (name: 'title' | 'check' | 'done') =>
    page.getByRole('heading', { name: t(`payments:withdraw.${name}`) })

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
