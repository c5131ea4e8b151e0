import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

test('DSK-6 an admin filters the figures, reads them as a table, downloads them and compares two landing pages', async () => {
  const admin = await visitDesk('admin')
  const { page, checkAccessibility } = admin
  await page.goto(deskAddress('/figures?days=90'))
  await page.getByRole('heading', { level: 1, name: t('figures.title') }).waitFor()
  const table = page.getByRole('grid', { name: t('figures.table') })
  const rows = () => table.getByRole('row').count()
  await table.getByRole('rowheader').first().waitFor()
  // The head, and a row for each day.
  expect(await rows()).toBe(91)
  await page.getByRole('img').first().waitFor()
  await checkAccessibility()

  const visits = page.locator('dl dd').first()
  const all = await visits.textContent()
  await page.getByLabel(t('figures.brand'), { exact: true }).selectOption({ index: 1 })
  await expect.poll(() => visits.textContent()).not.toBe(all)
  await page.getByLabel(t('figures.group'), { exact: true }).selectOption('lander')
  await table.getByRole('rowheader', { name: t('figures.key_home') }).waitFor()
  // The head, the home page, and the landing pages; purchases of a demo may add those that began elsewhere.
  const shown = await rows()
  expect(shown).toBeGreaterThan(3)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('group')).toBe('lander')
  expect(searchParams.get('brand')).not.toBeNull()

  const waiting = page.waitForEvent('download')
  await button(page, t('figures.csv')).first().click()
  const file = await (await waiting).path()
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^lander,visits,signups,confirmed,with_photo,wrote,bought,purchases/)
  expect(lines).toHaveLength(shown)

  await page.reload()
  await table.getByRole('rowheader', { name: t('figures.key_home') }).waitFor()
  expect(await rows()).toBe(shown)
  const intervals = page.getByText(/95 % interval/)
  await intervals.first().waitFor()
  expect(await intervals.count()).toBe(2)
  const other = page.getByLabel(t('figures.second'), { exact: true })
  const before = await other.inputValue()
  await other.selectOption({ index: 1 })
  expect(await other.inputValue()).not.toBe(before)
  await page.getByLabel(t('figures.step'), { exact: true }).selectOption('bought')
  await page.waitForURL(/step=bought/)
  await intervals.first().waitFor()
  await checkAccessibility()
  await admin.close()
})

test('DSK-6 an admin reads by week of signup who comes back, writes and buys, and downloads it', async () => {
  const admin = await visitDesk('admin')
  const { page, checkAccessibility } = admin
  await page.goto(deskAddress('/figures'))
  const table = page.getByRole('grid', { name: t('figures.cohorts') })
  await table.getByRole('rowheader').first().waitFor()
  // Twelve weeks before this one.
  expect(await table.getByRole('rowheader').count()).toBe(13)
  const inWeek = (row: number, week: number) =>
    table
      .getByRole('row')
      .nth(row)
      .getByRole('gridcell')
      .nth(week + 1)
  const cameBack = await inWeek(12, 1).textContent()
  expect(cameBack).toMatch(/^[\d.]+%[\d,]+$/)
  // Nobody of this week has come to a second one.
  expect(await inWeek(1, 1).textContent()).toBe('')
  await page.getByLabel(t('figures.cohort_step'), { exact: true }).selectOption('bought')
  await page.waitForURL(/cohort=bought/)
  await expect.poll(() => inWeek(12, 1).textContent()).not.toBe(cameBack)
  await checkAccessibility()

  const waiting = page.waitForEvent('download')
  await button(page, t('figures.csv')).nth(1).click()
  const file = await (await waiting).path()
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^week,signups,weeks_over,bought_week_0,.*,bought_week_8$/)
  expect(lines).toHaveLength(14)
  await admin.close()
})

test('DSK-6 other days are chosen by two dates, and an impossible choice is refused in words', async () => {
  const admin = await visitDesk('admin')
  const { page } = admin
  await page.goto(deskAddress('/figures'))
  await page.getByLabel(t('figures.days'), { exact: true }).selectOption('own')
  const last = page.getByLabel(t('figures.to'), { exact: true })
  await last.fill('2020-01-01')
  await page.getByText(t('figures.wrong_days', { days: 366 })).waitFor()
  await page.getByLabel(t('figures.from'), { exact: true }).fill('2019-12-31')
  await page.getByText(t('figures.wrong_days', { days: 366 })).waitFor({ state: 'hidden' })
  const table = page.getByRole('grid', { name: t('figures.table') })
  await table.getByRole('rowheader').first().waitFor()
  expect(await table.getByRole('rowheader').count()).toBe(2)
  await admin.close()
})

test('DSK-6 figures are for admins alone', async () => {
  const support = await visitDesk('support')
  expect(await support.page.getByRole('link', { name: t('nav.figures') }).count()).toBe(0)
  await support.page.goto(deskAddress('/figures'))
  await support.page.getByText(t('error.forbidden')).first().waitFor()
  await support.close()
})
