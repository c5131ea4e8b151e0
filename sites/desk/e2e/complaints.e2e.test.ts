import type { Locale } from '@bouquet/contract'
import { staffActions } from '@bouquet/contract/staff'
import { locales } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, deskAddress, t, visitDesk } from './support/deskVisit.ts'

const caseNumber = async (page: Page) =>
  /\d{4}-\d{6}/.exec((await page.locator('main article h2').textContent()) ?? '')?.[0] ?? ''

/** The state of a case and what was decided, as the server has it. */
const readCase = (page: Page, number: string) =>
  page.evaluate(
    async ([path, wanted]) => {
      for (const state of ['received', 'decided', 'appealed', 'closed']) {
        const { items } = await (await fetch(`${path}?state=${state}&limit=200`)).json()
        const found = items.find((each: { readonly number: string }) => each.number === wanted)
        if (found) return { state, reasons: found.decision?.reasons ?? null }
      }
      return null
    },
    [staffActions.complaints.path, number] as const,
  )

/** The language in which whoever reported the case that is shown reads. */
const readerOf = (page: Page, number: string): Promise<Locale> =>
  page.evaluate(
    async ([path, wanted]) => {
      const { items } = await (await fetch(`${path}?state=received&limit=200`)).json()
      return items.find((each: { readonly number: string }) => each.number === wanted).locale
    },
    [staffActions.complaints.path, number] as const,
  )

test('DSK-3 a report is decided with reasons in the language of whoever reported, begun from a text of the house', async () => {
  const { page, checkAccessibility, close } = await visitDesk('moderator')
  await page.clock.install()
  await page.goto(deskAddress('/complaints'))
  await page.getByText(t('complaint.evidence')).waitFor()
  await checkAccessibility()
  const number = await caseNumber(page)
  await button(page, t('complaint.uphold')).click()
  await page.getByText(t('complaint.reasons_missing')).waitFor()
  await button(page, t('complaint.begin_breach')).click()
  await button(page, t('complaint.uphold')).click()
  await page.getByText(t('complaint.reasons_unfinished')).waitFor()
  const field = page.getByLabel(t('complaint.reasons'), { exact: true })
  const begun = await field.inputValue()
  expect(begun.length).toBeGreaterThan(40)
  const reasons = begun.replace('…', 'fraud.').replace('…', 'the account is closed.')
  await field.fill(reasons)
  await button(page, t('preview.show')).click()
  const locale = await readerOf(page, number)
  const mail = page.frameLocator('iframe')
  await mail.getByText(reasons).waitFor()
  expect(await mail.locator('html').getAttribute('lang')).toBe(locales[locale].tag)
  await mail.getByText(translator(locale)('safety:decision.by_person')).waitFor()
  await checkAccessibility()
  await mail.getByRole('link').first().click()
  await mail.getByText(reasons).waitFor()
  expect(await readCase(page, number)).toEqual({ state: 'received', reasons: null })
  await field.press('Space')
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  await field.fill(reasons)
  await button(page, t('complaint.uphold')).click()
  await page.clock.fastForward(11_000)
  await expect.poll(() => readCase(page, number)).toEqual({ state: 'decided', reasons })
  await close()
})

test('DSK-3 a ban is previewed as the member will read it, with its links going nowhere', async () => {
  const { page, checkAccessibility, close } = await visitDesk('moderator')
  await page.goto(deskAddress('/complaints'))
  await button(page, t('complaint.ban')).first().click()
  const reason = 'You asked other members for money.'
  const field = page.getByLabel(t('ban.reason'), { exact: true })
  // Begun in the member's language, and not sent until what happened is written in.
  const dialog = page.getByRole('dialog')
  await button(page, t('ban.begin_scam')).click()
  expect(await field.inputValue()).toContain('…')
  await dialog.getByRole('button', { name: t('ban.submit'), exact: true }).click()
  await dialog.getByText(t('complaint.reasons_unfinished')).waitFor()
  await field.fill(reason)
  await button(page, t('preview.show')).click()
  const mail = page.frameLocator('iframe')
  await mail.getByText(reason).waitFor()
  await mail.getByRole('link').first().click()
  await mail.getByText(reason).waitFor()
  expect(page.context().pages()).toEqual([page])
  await checkAccessibility()
  await button(page, t('queue.cancel')).click()
  await button(page, t('complaint.ban')).first().waitFor()
  await close()
})

test('DSK-3 an appeal is refused to whoever decided first, and decided by a colleague', async () => {
  const moderator = await visitDesk('moderator')
  const { page } = moderator
  await page.clock.install()
  await page.goto(deskAddress('/appeals'))
  await page.getByText(t('complaint.appeal')).first().waitFor()
  const numbers: string[] = []
  let refused = ''
  while (refused === '') {
    const number = await caseNumber(page)
    expect(numbers).not.toContain(number)
    numbers.push(number)
    await page.getByLabel(t('complaint.reasons'), { exact: true }).fill('A second look shows it.')
    await button(page, t('complaint.uphold')).click()
    await page.clock.fastForward(11_000)
    const own = page.getByText(t('complaint.own'))
    await expect
      .poll(
        async () => (await own.count()) > 0 || (await readCase(page, number))?.state === 'closed',
      )
      .toBe(true)
    if ((await own.count()) > 0) refused = number
  }
  expect((await readCase(page, refused))?.state).toBe('appealed')
  await moderator.close()

  const admin = await visitDesk('admin')
  await admin.page.clock.install()
  await admin.page.goto(deskAddress('/appeals'))
  while ((await caseNumber(admin.page)) !== refused)
    await button(admin.page, t('queue.skip')).click()
  await admin.page
    .getByLabel(t('complaint.reasons'), { exact: true })
    .fill('A colleague looked again and sees it differently.')
  await button(admin.page, t('complaint.dismiss')).click()
  await admin.page.clock.fastForward(11_000)
  await expect.poll(async () => (await readCase(admin.page, refused))?.state).toBe('closed')
  await admin.close()
})
