import { patienceMs } from '@bouquet/browser/patience'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Mail {
  readonly site: string
  readonly subject: string | RegExp
  /** E-mail address, or phone number of a text message. */
  readonly to: string
}

/** Waits for the latest mail with this subject to this address, and opens it in a page of its own. */
async function openMail(page: Page, { site, subject, to }: Mail): Promise<Page> {
  const mailbox = await page.context().newPage()
  const entry = mailbox.getByRole('link', { name: subject }).filter({ hasText: to }).first()
  await expect
    .poll(
      async () => {
        await mailbox.goto(`${site}/api/mailbox`)
        return entry.count()
      },
      { timeout: patienceMs },
    )
    .toBeGreaterThan(0)
  await entry.click()
  await mailbox.waitForURL('**/api/mailbox/*')
  return mailbox
}

/** Address of the first link of a mail. */
export async function mailedLink(page: Page, mail: Mail): Promise<string> {
  const mailbox = await openMail(page, mail)
  const found = await mailbox.locator('a').first().getAttribute('href')
  await mailbox.close()
  const { pathname, search, hash } = new URL(found ?? '')
  return `${mail.site}${pathname}${search}${hash}`
}

/** Text of a mail or a text message. */
export async function mailedText(page: Page, mail: Mail): Promise<string> {
  const mailbox = await openMail(page, mail)
  const text = await mailbox.locator('body').textContent()
  await mailbox.close()
  return text ?? ''
}
