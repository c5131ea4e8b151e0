import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

const kind = 'notification'

async function visitSystem() {
  const visitor = await visitDesk('admin')
  await visitor.page.goto(deskAddress('/system'))
  const jobs = visitor.page.getByRole('grid', { name: t('system.failed_jobs'), exact: true })
  await jobs.getByRole('rowheader').first().waitFor()
  return { ...visitor, jobs, dialog: visitor.page.getByRole('dialog') }
}

type Visit = Awaited<ReturnType<typeof visitSystem>>

/** Opens the dialog for the first job of the list, and sends a reason. */
async function settle({ jobs, dialog }: Visit, act: 'again' | 'drop') {
  await jobs
    .getByRole('button', { name: t(`system.${act}_of`, { kind }) })
    .first()
    .click()
  await dialog.getByLabel(t('system.reason')).fill('the push service is back')
  await dialog.getByRole('button', { name: t(`system.${act}`), exact: true }).click()
}

test('DSK-8 an admin sees the parts and a failed job, runs one again, drops one, and is told that a colleague was faster', async () => {
  const first = await visitSystem()
  const second = await visitSystem()
  await first.page.getByText(t('system.never')).waitFor()
  expect(await first.page.getByText(t('system.state_ok')).count()).toBeGreaterThan(3)
  await first.jobs.getByText('The push service answered 503.').first().waitFor()
  await first.checkAccessibility()
  expect(await first.jobs.getByRole('rowheader').count()).toBe(3)

  await settle(first, 'again')
  await first.page.getByText(t('system.again_done', { kind })).waitFor()
  expect(await first.jobs.getByRole('rowheader').count()).toBe(2)
  await settle(first, 'drop')
  await first.page.getByText(t('system.drop_done', { kind })).waitFor()
  expect(await first.jobs.getByRole('rowheader').count()).toBe(1)

  // Still in the list of the colleague, whose page is older.
  await second.jobs
    .getByRole('button', { name: t('system.drop_of', { kind }) })
    .first()
    .click()
  await button(second.page, t('system.drop')).last().click()
  await second.dialog.getByText(t('accounts.missing')).waitFor()
  await second.dialog.getByLabel(t('system.reason')).fill('nobody waits for it')
  await second.checkAccessibility()
  await second.dialog.getByRole('button', { name: t('system.drop'), exact: true }).click()
  await second.dialog.getByText(/Ingrid Vale decided this/).waitFor()
  await second.page.keyboard.press('Escape')
  await expect.poll(() => second.jobs.getByRole('rowheader').count()).toBe(1)
  await second.close()

  await first.page.goto(deskAddress('/audit'))
  const log = first.page.getByRole('grid', { name: t('audit.title') })
  await log.getByText(t('act.job_retry')).waitFor()
  expect(await log.getByText(t('act.job_drop')).count()).toBe(1)
  await first.close()
})

test('DSK-8 a failed mail is seen without its address and sent again, one with an expired link is not', async () => {
  const { page, close } = await visitSystem()
  const mails = page.getByRole('grid', { name: t('system.failed_mails'), exact: true })
  await mails.getByText('j…@post.example', { exact: true }).waitFor()
  await mails.getByText(t('system.expired')).waitFor()
  expect(await page.getByText('june@').count()).toBe(0)
  await mails.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('system.reason')).fill('the mailbox has room again')
  await button(page, t('system.send')).last().click()
  await page.getByText(t('system.sent', { count: 1 })).waitFor()
  await mails.getByText('j…@post.example', { exact: true }).waitFor({ state: 'detached' })
  await close()
})
