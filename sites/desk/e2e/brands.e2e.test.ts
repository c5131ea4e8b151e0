import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

test('DSK-7 an admin sees every brand with its figures, closes its signups after a look at what changes, and opens them again', async () => {
  const { page, checkAccessibility, close } = await visitDesk('admin')
  await page.goto(deskAddress('/brands'))
  const table = page.getByRole('grid', { name: t('brands.title') })
  const harbour = table.getByRole('row').filter({ hasText: 'Harbour' })
  await harbour.waitFor()
  await harbour.getByText(t('brands.signups_all')).waitFor()
  // How many queues have something depends on what other tests have decided.
  const queues = await page.evaluate(async () => {
    const { brands } = await (await fetch('/api/desk/brands.php')).json()
    const { waiting } = brands.find(({ id }: { readonly id: string }) => id === 'harbour')
    return [waiting.photos, waiting.messages, waiting.complaints, waiting.appeals]
  })
  const waiting = harbour.getByRole('listitem').filter({ hasText: /photo|message|report|appeal/ })
  expect(await waiting.count()).toBe(queues.filter((count: number) => count > 0).length)
  expect(await harbour.getByText(t('brands.not_built')).count()).toBe(0)
  expect(await harbour.locator('time').count()).toBe(1)
  await harbour.getByText(t('brands.domain_example')).waitFor()
  await checkAccessibility()
  await button(page, t('brands.change_for', { name: 'Harbour' })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('brands.signups_none') }).focus()
  await page.keyboard.press('Space')
  await dialog.getByText(t('brands.then_pages')).waitFor()
  await dialog.getByText(t('brands.then_links')).waitFor()
  await checkAccessibility()
  await button(page, t('brands.change_send')).click()
  await dialog.getByText(t('accounts.missing')).waitFor()
  await dialog.getByLabel(t('brands.change_reason')).fill('too many at once')
  await button(page, t('brands.change_send')).click()
  await dialog.waitFor({ state: 'detached' })
  await harbour.getByText(t('brands.signups_none')).waitFor()
  await harbour.getByText(t('brands.closed_here')).waitFor()

  await button(page, t('brands.change_for', { name: 'Harbour' })).click()
  await dialog.getByRole('radio', { name: t('brands.signups_all') }).focus()
  await page.keyboard.press('Space')
  await dialog.getByText(t('brands.then_open')).waitFor()
  await dialog.getByLabel(t('brands.change_reason')).fill('there is room again')
  await button(page, t('brands.change_send')).click()
  await dialog.waitFor({ state: 'detached' })
  await harbour.getByText(t('brands.signups_all')).waitFor()
  await page.goto(deskAddress('/audit'))
  await page.getByText('too many at once').first().waitFor()
  await page
    .getByRole('rowheader', { name: t('act.signups_none') })
    .first()
    .waitFor()
  await close()
})

test('DSK-9 brands and system are for admins alone', async () => {
  const support = await visitDesk('support')
  for (const section of ['brands', 'system'] as const) {
    expect(await support.page.getByRole('link', { name: t(`nav.${section}`) }).count()).toBe(0)
    await support.page.goto(deskAddress(`/${section}`))
    await support.page.getByText(t('error.forbidden')).first().waitFor()
  }
  await support.close()
})
