import { openVisitor } from '@bouquet/browser/visitor'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { button, demoPassword, deskAddress, t, visitDesk } from './support/deskVisit.ts'

const site = () => `http://harbour.localhost:${inject('port')}`
const email = 'demo@harbour.example'
const product = translator('en')

/** Buys the package that the credits page suggests, as the demo member. */
async function buyCredits() {
  const { page, close } = await openVisitor('en')
  await page.goto(`${site()}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.getByRole('button', { name: product('account:login.submit'), exact: true }).click()
  await page.waitForURL(/members/)
  await page.goto(`${site()}/credits`)
  await page.getByRole('link', { name: product('credits:offer.continue') }).click()
  await page.getByRole('button', { name: /^Pay \D*\d/ }).click()
  await page.waitForURL('**/api/sandbox/checkout**')
  await button(page, product('checkout:choice.pay')).click()
  await page.getByRole('heading', { name: product('payments:receipt.title') }).waitFor()
  await close()
}

/** Looks somebody up, from the page for it. */
async function lookUp(page: Page, search: string, reason: string) {
  await page.getByLabel(t('accounts.search'), { exact: true }).fill(search)
  await page.getByLabel(t('accounts.reason')).fill(reason)
  await button(page, t('accounts.submit')).click()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Acts and reasons of the audit log, the latest first. */
async function readAudit(): Promise<readonly (readonly [string, string])[]> {
  const admin = await visitDesk('admin')
  const acts = await admin.page.evaluate(async () => {
    const { items } = await (await fetch('/api/desk/audit.php?limit=20')).json()
    return items.map(({ act, reason }: { readonly act: string; readonly reason: string }) => [
      act,
      reason,
    ])
  })
  await admin.close()
  return acts
}

test('DSK-4 a member is found by address with a reason, and the page has all that support may see', async () => {
  const { page, checkAccessibility, close } = await visitDesk('support')
  await page.getByRole('heading', { level: 1, name: t('accounts.title') }).waitFor()
  await button(page, t('accounts.submit')).click()
  expect(await page.getByText(t('accounts.missing')).count()).toBe(2)
  await lookUp(page, 'nobody@harbour.example', 'asked by mail')
  await page.getByText(t('accounts.none')).waitFor()
  await lookUp(page, email.toUpperCase(), 'asked by mail')
  await page.getByText(t('accounts.state_active')).waitFor()
  await page.getByRole('definition').filter({ hasText: email }).waitFor()
  expect(page.url()).not.toContain('@')
  await checkAccessibility()
  for (const name of ['profile', 'safety', 'logins', 'acts'] as const) {
    await tab(page, t(`record.${name}`)).click()
    await checkAccessibility()
  }
  expect(await button(page, t('record.ban')).count()).toBe(0)
  await close()
})

test('DSK-4 the page of a member asks why when it is opened without a look-up', async () => {
  const { page, close } = await visitDesk('support')
  await lookUp(page, email, 'first look')
  await page.getByRole('definition').filter({ hasText: email }).waitFor()
  const address = page.url()
  await close()

  const other = await visitDesk('support')
  await other.page.goto(address)
  const reason = other.page.getByLabel(t('accounts.reason'))
  await reason.waitFor()
  expect(await other.page.getByText(email).count()).toBe(0)
  await reason.fill('from a note')
  await button(other.page, t('accounts.open')).click()
  await other.page.getByRole('definition').filter({ hasText: email }).waitFor()
  await other.close()
  expect(await readAudit()).toContainEqual(['account.find', 'from a note'])
})

test('DSK-4 a member is banned and let back by an admin, and logged out everywhere by support', async () => {
  const admin = await visitDesk('admin')
  const { page, checkAccessibility } = admin
  await page.goto(deskAddress('/accounts'))
  await lookUp(page, 'demo@nocturne.example', 'follows up a report')
  const act = async (name: 'ban' | 'lift_ban' | 'log_out', reason: string) => {
    await button(page, t(`record.${name}`)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('payments.why')).fill(reason)
    await checkAccessibility()
    await dialog.getByRole('button', { name: t(`record.${name}`), exact: true }).click()
    await page.getByText(t(`record.${name}_done`)).waitFor()
  }
  await act('ban', 'asked others for money')
  await page.getByText(t('accounts.state_banned'), { exact: true }).waitFor()
  await act('lift_ban', 'mistaken')
  await page.getByText(t('accounts.state_active'), { exact: true }).waitFor()
  await act('log_out', 'lost the phone')
  await tab(page, t('record.acts')).click()
  await page.getByText('asked others for money').waitFor()
  await admin.close()
})

test('DSK-4 an account is erased by two people: one asks for it, another approves', async () => {
  const erased = 'demo@amberline.example'
  const support = await visitDesk('support')
  const { page } = support
  await lookUp(page, erased, 'asked by letter')
  await button(page, t('record.erase')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('payments.why')).fill('asked by letter')
  await dialog.getByRole('button', { name: t('record.erase'), exact: true }).click()
  await page.getByText(t('record.erase_done')).waitFor()
  await page.goto(deskAddress('/accounts'))
  const own = page.getByRole('grid', { name: t('erasure.title') })
  await own.getByRole('button', { name: t('money.take_back') }).waitFor()
  expect(await own.getByRole('button', { name: t('erasure.approve'), exact: true }).count()).toBe(0)

  const admin = await visitDesk('admin')
  await admin.page.goto(deskAddress('/accounts'))
  const waiting = admin.page.getByRole('grid', { name: t('erasure.title') })
  await waiting.getByText('asked by letter').waitFor()
  await admin.checkAccessibility()
  await waiting.getByRole('button', { name: t('erasure.approve'), exact: true }).click()
  const decision = admin.page.getByRole('dialog')
  await decision.getByLabel(t('payments.why')).fill('identity checked')
  await decision.getByRole('button', { name: t('erasure.approve'), exact: true }).click()
  await admin.page.getByText(t('erasure.approve_done')).waitFor()
  await lookUp(admin.page, erased, 'to be sure')
  await admin.page.getByText(t('accounts.none')).waitFor()
  await admin.close()
  await support.close()
})

test('DSK-5 a purchase is found and paid back with a reason, and cannot be paid back twice', async () => {
  await buyCredits()
  const { page, checkAccessibility, close } = await visitDesk('support')
  await lookUp(page, email, 'wants the money back')
  const table = page.getByRole('grid', { name: t('payments.title') })
  await table.getByRole('gridcell', { name: t('payments.state_completed'), exact: true }).waitFor()
  await table.getByRole('button', { name: t('payments.refund') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('payments.refund'), exact: true }).click()
  await dialog.getByText(t('accounts.missing')).waitFor()
  await checkAccessibility()
  await dialog.getByLabel(t('payments.why')).fill('bought by mistake')
  await dialog.getByRole('button', { name: t('payments.refund'), exact: true }).click()
  await page.getByText(/is being paid back/).waitFor()
  await expect.poll(() => table.getByRole('button', { name: t('payments.refund') }).count()).toBe(0)
  await close()

  const acts = await readAudit()
  expect(acts).toContainEqual(['account.find', 'wants the money back'])
  expect(acts.find(([act]) => act === 'payment.refund')?.[1]).toContain('bought by mistake')
})
