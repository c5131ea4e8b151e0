import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

/** Presses a button that hands over a file. @returns its name and text */
async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('DSK-8 an admin reads the figures of the transparency report and downloads them, and the audit log', async () => {
  const { page, checkAccessibility, close } = await visitDesk('admin')
  await page.goto(deskAddress('/exports'))
  await page.getByText(t('exports.automated_messages_held')).waitFor()
  await checkAccessibility()
  const csv = await download(page, t('exports.csv'))
  expect(csv.name).toMatch(/^transparency-\d{4}-01-01-[\d-]+\.csv$/)
  expect(csv.text).toMatch(/\r\nnotices_received,[1-9]/)
  const json = await download(page, t('exports.json'))
  expect(JSON.parse(json.text)).toMatchObject({ brand: null, automated: { messages_held: 20 } })
  const log = await download(page, t('exports.audit_csv'))
  expect(log.text).toMatch(/^created,actor,name,act,brand,subject,reason\r\n/)
  expect(log.text).toContain('staff.sign-in')
  const year = page.getByLabel('Year').last()
  await year.fill('1999')
  await year.blur()
  await page.getByText(t('exports.wrong')).waitFor()
  await close()
})
