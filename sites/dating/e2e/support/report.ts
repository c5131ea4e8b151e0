import { translator } from '@bouquet/i18n/node'
import type { Locator } from 'playwright-core'

const t = translator('en')

interface Report {
  readonly reason: string
  readonly text: string
  /** Of a visitor. */
  readonly email?: string
  /** Name of the member to block as well. */
  readonly block?: string
}

/** Goes through both steps of a report in a dialog or page, and returns the case number of the receipt. */
export async function fileReport(
  form: Locator,
  { reason, text, email, block }: Report,
  check: () => Promise<void> = async () => {},
): Promise<string> {
  await form.getByText(reason, { exact: true }).click()
  await check()
  await form.getByRole('button', { name: t('components:continue'), exact: true }).click()
  await form.getByLabel(t('components:report.words')).fill(text)
  if (email !== undefined) await form.getByLabel(t('components:report.email')).fill(email)
  if (block !== undefined)
    await form.getByText(t('components:report.block', { name: block })).click()
  await check()
  await form.getByRole('button', { name: t('components:report.send'), exact: true }).click()
  await form.getByRole('heading', { name: t('components:report.sent') }).waitFor()
  await check()
  const receipt = await form.locator('[data-step=sent]').textContent()
  await form
    .getByRole('button', { name: t('components:close'), exact: true })
    .last()
    .click()
  return receipt?.match(/\d{4}-\d{6}/)?.[0] ?? ''
}
