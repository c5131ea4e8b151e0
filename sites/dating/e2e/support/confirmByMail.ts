import type { Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { mailedLink } from './mailbox.ts'

/** Follows the mailed link and confirms an address. */
export async function confirmByMail(
  page: Page,
  {
    site,
    email,
    locale = 'en',
  }: { readonly site: string; readonly email: string; readonly locale?: Locale },
): Promise<void> {
  const t = translator(locale)
  await page.goto(await mailedLink(page, { site, subject: t('mail:confirm.subject'), to: email }))
  await page.getByRole('button', { name: t('account:activate.confirm') }).click()
  await page.waitForURL('**/activate/done**')
}
