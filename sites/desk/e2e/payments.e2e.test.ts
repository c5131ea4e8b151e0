import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

const table = (page: Page, name = t('payments.title')) => page.getByRole('grid', { name })

/** Opens the first payment at a price among those that the filters leave. */
async function openFirst(page: Page, search: string, price: string) {
  await page.goto(deskAddress(`/payments${search}`))
  const row = table(page).getByRole('row').filter({ hasText: price }).first()
  await row.getByRole('link').click()
  await page.getByRole('heading', { level: 2, name: t('money.bought') }).waitFor()
}

test('DSK-5 payments are filtered by their state, which the address keeps, and one is found by its number', async () => {
  const { page, checkAccessibility, close } = await visitDesk('support')
  await page.goto(deskAddress('/payments'))
  const state = (name: 'completed' | 'failed') =>
    table(page).getByText(t(`payments.state_${name}`), { exact: true })
  await state('completed').first().waitFor()
  await checkAccessibility()
  await page.getByLabel(t('payments.state'), { exact: true }).selectOption('failed')
  await state('failed').first().waitFor()
  await state('completed').first().waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('state')).toBe('failed')
  await page.reload()
  await state('failed').first().waitFor()
  expect(await state('completed').count()).toBe(0)

  const row = table(page).getByRole('rowheader').first()
  const number = (await row.textContent()) ?? ''
  await button(page, t('money.find')).click()
  await page.getByText(t('money.missing')).waitFor()
  await page
    .getByRole('textbox', { name: t('money.search') })
    .fill(`${number.slice(0, 4).toLowerCase()} ${number.slice(4)}`)
  await button(page, t('money.find')).click()
  await page.getByText(t('money.no_refunds')).waitFor()
  await checkAccessibility()
  await page.goto(deskAddress('/payments/222222222'))
  await page.getByText(t('money.unknown')).waitFor()
  await close()
})

test('DSK-5 a part goes back after a preview, and an amount above the rest is refused beside its field', async () => {
  const { page, checkAccessibility, close } = await visitDesk('support')
  await openFirst(page, '?state=completed&currency=EUR&method=card', '€9.90')
  await button(page, t('payments.refund')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('money.rule_whole')).waitFor()
  await checkAccessibility()
  const amount = dialog.getByRole('textbox', { name: t('money.amount') })
  await amount.fill('9000')
  await dialog.getByText(t('errors:refund_too_much')).waitFor()
  await amount.fill('4,95')
  await dialog.getByText(t('money.rule_part')).waitFor()
  await dialog.getByText(t('money.credits_of', { credits: 30, bought: 60 })).waitFor()
  await dialog.getByRole('button', { name: t('payments.refund'), exact: true }).click()
  await dialog.getByText(t('accounts.missing')).waitFor()
  await dialog.getByLabel(t('payments.why')).fill('half of it, as agreed')
  await dialog.getByRole('button', { name: t('payments.refund'), exact: true }).click()
  await page.getByText(/is being paid back/).waitFor()
  const refunds = table(page, t('money.refunds'))
  await refunds.getByText('half of it, as agreed').waitFor()
  await table(page, t('money.history')).getByText(t('act.payment_refund')).waitFor()
  await close()
})

test('DSK-5 a large refund is approved by somebody else, and whoever asked can only take it back', async () => {
  const support = await visitDesk('support')
  const admin = await visitDesk('admin')
  for (const { page } of [support, admin]) await page.goto(deskAddress('/payments/requests'))
  const requests = t('money.tab_requests')
  const asked = table(support.page, requests)
  await asked.getByText(t('money.own')).waitFor()
  expect(await asked.getByRole('button', { name: t('money.approve') }).count()).toBe(0)
  await asked.getByRole('button', { name: t('money.take_back') }).waitFor()
  await support.checkAccessibility()

  const phone = { width: 390, height: 844 }
  await admin.page.setViewportSize(phone)
  const approve = table(admin.page, requests).getByRole('button', {
    name: t('money.approve'),
    exact: true,
  })
  const place = await approve.boundingBox()
  expect(place && place.x + place.width).toBeLessThan(phone.width)
  await admin.checkAccessibility()
  await approve.click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByLabel(t('payments.why')).fill('paid twice, I see it')
  await admin.checkAccessibility()
  await dialog.getByRole('button', { name: t('money.approve'), exact: true }).click()
  await admin.page.getByText(/is being paid back/).waitFor()
  await admin.page.getByText(t('money.requests_none')).waitFor()

  await asked.getByRole('button', { name: t('money.take_back') }).click()
  const late = support.page.getByRole('dialog')
  await late.getByLabel(t('payments.why')).fill('no longer needed')
  await late.getByRole('button', { name: t('money.take_back'), exact: true }).click()
  await late.getByText(/Ingrid Vale decided this/).waitFor()
  await support.close()
  await admin.close()
})

test('DSK-5 disputes say by when to answer, and differences say what was compared', async () => {
  const { page, checkAccessibility, close } = await visitDesk('support')
  await page.goto(deskAddress('/payments/disputes'))
  await table(page, t('money.disputes'))
    .getByText(/Answer at the provider by/)
    .waitFor()
  await checkAccessibility()
  await page.getByRole('link', { name: t('money.tab_differences') }).click()
  await page.getByText(t('money.differences_none')).waitFor()
  await checkAccessibility()
  await close()
})

test('DSK-9 payments and codes are not for moderators', async () => {
  const { page, close } = await visitDesk('moderator')
  for (const section of ['payments', 'codes'] as const) {
    expect(await page.getByRole('link', { name: t(`nav.${section}`), exact: true }).count()).toBe(0)
    await page.goto(deskAddress(`/${section}`))
    await page.getByText(t('error.forbidden')).waitFor()
  }
  await close()
})
