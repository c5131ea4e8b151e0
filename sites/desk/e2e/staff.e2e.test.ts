import { openVisitor } from '@bouquet/browser/visitor'
import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

test('DSK-1 an admin takes somebody on, who sets a password with the link, works, and is let go', async () => {
  const admin = await visitDesk('admin')
  const { page, checkAccessibility } = admin
  await page.goto(deskAddress('/staff'))
  const table = page.getByRole('grid', { name: t('staff.title') })
  await table.getByRole('rowheader', { name: 'Nora Winther' }).waitFor()
  await checkAccessibility()
  await button(page, t('staff.add_submit')).click()
  expect(await page.getByText(t('staff.missing')).count()).toBe(3)
  const form = page.locator('form')
  await form.getByLabel(t('staff.name'), { exact: true }).fill('Jo Novak')
  await form.getByLabel(t('staff.email'), { exact: true }).fill('jo@bouquet.example')
  await form.getByLabel(t('staff.reason'), { exact: true }).fill('first day')
  await button(page, t('staff.add_submit')).click()
  await page.getByText(t('staff.link', { name: 'Jo Novak' })).waitFor()
  const link = (await page.locator('main code').textContent()) ?? ''
  await table.getByText(t('staff.state_invited')).waitFor()

  const jo = await openVisitor('en')
  await jo.page.goto(link)
  await jo.page.getByLabel(t('invitation.password'), { exact: true }).fill('too short')
  await jo.page.getByLabel(t('invitation.again')).fill('too short')
  await button(jo.page, t('invitation.submit')).click()
  await jo.page.locator('[aria-invalid=true]').first().waitFor()
  await jo.checkAccessibility()
  await jo.page.getByLabel(t('invitation.password'), { exact: true }).fill('four words are better')
  await jo.page.getByLabel(t('invitation.again')).fill('four words are better')
  await button(jo.page, t('invitation.submit')).click()
  await jo.page.getByRole('heading', { level: 1, name: t('photo.title') }).waitFor()

  await button(page, t('staff.menu', { name: 'Jo Novak' })).click()
  await page.getByRole('menuitem', { name: t('staff.end'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('staff.reason'), { exact: true }).fill('moved on')
  await dialog.getByRole('button', { name: t('staff.end'), exact: true }).click()
  await table.getByText(t('staff.state_ended')).waitFor()
  await jo.page.goto(deskAddress('/messages'))
  await jo.page.getByRole('heading', { name: t('login.title') }).waitFor()
  await jo.close()

  const second = await openVisitor('en')
  await second.page.goto(link)
  await second.page
    .getByLabel(t('invitation.password'), { exact: true })
    .fill('four words are better')
  await second.page.getByLabel(t('invitation.again')).fill('four words are better')
  await button(second.page, t('invitation.submit')).click()
  await second.page.getByText(t('invitation.gone')).waitFor()
  await second.close()

  await page.goto(deskAddress('/audit'))
  const log = page.getByRole('grid', { name: t('audit.title') })
  await log.getByText(t('act.staff_end')).first().waitFor()
  await log.getByText('moved on').waitFor()
  await checkAccessibility()
  await admin.close()
})

test('DSK-9 staff, accounts and the log are for their roles alone', async () => {
  const moderator = await visitDesk('moderator')
  for (const section of ['accounts', 'staff', 'audit'] as const)
    expect(await moderator.page.getByRole('link', { name: t(`nav.${section}`) }).count()).toBe(0)
  await moderator.page.goto(deskAddress('/audit'))
  await moderator.page.getByText(t('error.forbidden')).waitFor()
  await moderator.close()
})
