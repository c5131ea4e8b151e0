import { openVisitor } from '@bouquet/browser/visitor'
import { translator } from '@bouquet/i18n/node'
import { expect, inject, test } from 'vitest'
import { button, demoPassword, t, visitDesk } from './support/deskVisit.ts'

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

test('DSK-4 an account is found by its address with a reason, and an unknown one is said to be none', async () => {
  const { page, checkAccessibility, close } = await visitDesk('support')
  await page.getByRole('heading', { level: 1, name: t('accounts.title') }).waitFor()
  await button(page, t('accounts.submit')).click()
  expect(await page.getByText(t('accounts.missing')).count()).toBe(2)
  await page.getByLabel(t('accounts.brand')).selectOption('harbour')
  await page.getByLabel(t('accounts.email')).fill('nobody@harbour.example')
  await page.getByLabel(t('accounts.reason')).fill('asked by mail')
  await button(page, t('accounts.submit')).click()
  await page.getByText(t('accounts.none', { brand: 'Harbour' })).waitFor()
  await page.getByLabel(t('accounts.email')).fill(email)
  await button(page, t('accounts.submit')).click()
  await page.getByText(t('accounts.state_active')).waitFor()
  await page.getByText(t('payments.none')).waitFor()
  await checkAccessibility()
  await close()
})

test('DSK-5 a purchase is found and paid back with a reason, and cannot be paid back twice', async () => {
  await buyCredits()
  const { page, checkAccessibility, close } = await visitDesk('support')
  await page.getByLabel(t('accounts.brand')).selectOption('harbour')
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.reason')).fill('wants the money back')
  await button(page, t('accounts.submit')).click()
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
  expect(await table.getByRole('button', { name: t('payments.refund') }).count()).toBe(0)
  await close()

  const admin = await visitDesk('admin')
  const acts = await admin.page.evaluate(async () => {
    const { items } = await (await fetch('/api/desk/audit.php?limit=20')).json()
    return items.map(({ act, reason }: { readonly act: string; readonly reason: string }) => [
      act,
      reason,
    ])
  })
  expect(acts).toContainEqual(['account.find', 'wants the money back'])
  expect(acts.find(([act]: readonly string[]) => act === 'payment.refund')?.[1]).toContain(
    'bought by mistake',
  )
  await admin.close()
})
