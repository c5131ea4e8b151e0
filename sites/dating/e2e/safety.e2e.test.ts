import { calls } from '@bouquet/contract/schemas'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from './support/address.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { mailedLink } from './support/mailbox.ts'
import { checkBothModes, type JoinedMember, visit } from './support/memberVisit.ts'
import { operate } from './support/operate.ts'
import { fileReport } from './support/report.ts'

const brand = 'second-spring'
const site = address(brand)
const t = translator('en')
const words = 'This does not look right to me at all.'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const join = (name: string, gender: 'male' | 'female') =>
  joinConfirmed({ site, name, gender, seeking: gender === 'male' ? 'female' : 'male' })

/** Chooses an entry of the menu of a profile or a conversation. */
async function chooseFromMenu(page: Page, name: string, entry: string) {
  await button(page, t('people:member.more', { name })).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const decide = (number: string, reasons: string, options: Record<string, string>) =>
  operate('decide-complaint', { brand, number, reasons, ...options })

/** Opens the list of reports and the case with this number. */
async function openCase(page: Page, number: string) {
  await page.goto(`${site}/complaints`)
  await page.locator('main li').filter({ hasText: number }).getByRole('link').click()
  await heading(page, t('safety:title.case', { number })).waitFor()
}

test('ACC-4 a profile and one of its photos are reported from the profile, and both cases stand in the list', async () => {
  const visitor = await join('Greta', 'female')
  const { page } = visitor
  await page.goto(`${site}/members`)
  await page.locator('main a[href^="/members/"]').first().click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  const title = page.getByRole('heading', { level: 1 }).filter({ hasText: /\d/ })
  const name = (await title.textContent())?.replace(/[\s,]*\d+$/, '') ?? ''
  await chooseFromMenu(page, name, t('people:report.open', { name }))
  const ofProfile = await fileReport(
    page.getByRole('dialog', { name: t('people:report.open', { name }) }),
    { reason: t('safety:reason.fake_profile'), text: words },
    () => checkBothModes(visitor),
  )

  await button(page, t('people:photos.open_main', { name })).click()
  await button(page, t('people:report.photo')).click()
  const ofPhoto = await fileReport(page.getByRole('dialog', { name: t('people:report.photo') }), {
    reason: t('safety:reason.intimate_picture'),
    text: words,
  })
  expect(ofPhoto).not.toBe(ofProfile)

  for (const [number, kind] of [
    [ofProfile, 'profile'],
    [ofPhoto, 'photo'],
  ] as const) {
    await openCase(page, number)
    await page.getByText(t(`safety:subject.${kind}`), { exact: true }).waitFor()
  }
  await checkBothModes(visitor)
  expect(visitor.problems).toEqual([])
})

/** Sends a photo in the open conversation. */
async function sendPhoto({ page }: JoinedMember) {
  await button(page, t('chat:composer.photo')).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByAltText(t('chat:composer.photo_chosen')).waitFor()
  const sent = page.waitForResponse(`**${calls.sendChatPhoto.path}**`)
  await page.getByRole('button', { name: /^Send for \d+ credits$/ }).click()
  await sent
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('log').getByAltText(t('chat:message.photo')).waitFor()
}

test('TRU-4 ACC-4 a photo stays blurred until its receiver opens it; photo, message and conversation are reported from there', async () => {
  const hugo = await join('Hugo', 'male')
  const irma = await join('Irma', 'female')
  await hugo.page.goto(`${site}/members/${irma.id}/chat`)
  const box = hugo.page.getByRole('textbox', { name: t('chat:composer.label', { name: 'Irma' }) })
  await box.fill('Here is a picture of me')
  await box.press('Enter')
  await sendPhoto(hugo)

  const { page } = irma
  await page.goto(`${site}/chats`)
  await page.locator('main li a[href^="/chats/"]').first().click()
  const log = page.getByRole('log')
  await log.getByText(t('chat:message.photo_veiled')).waitFor()
  const blurred = await log.locator('[data-locked] img').getAttribute('src')
  await checkBothModes(irma)
  await log.getByRole('button', { name: t('components:message.open_photo') }).click()
  const opened = log.getByAltText(t('chat:message.photo'), { exact: true })
  await opened.waitFor()
  expect(await opened.getAttribute('src')).not.toBe(blurred)

  await opened.click()
  await button(page, t('people:report.photo')).click()
  const ofPhoto = await fileReport(page.getByRole('dialog', { name: t('people:report.photo') }), {
    reason: t('safety:reason.intimate_picture'),
    text: words,
  })

  await log
    .locator('[data-side=other]')
    .filter({ hasText: 'Here is a picture of me' })
    .getByRole('button', { name: t('components:message.actions') })
    .click()
  await page.getByRole('menuitem', { name: t('components:message.report') }).click()
  const ofMessage = await fileReport(page.getByRole('dialog', { name: t('chat:message.report') }), {
    reason: t('safety:reason.harassment'),
    text: words,
  })
  expect(ofMessage).not.toBe(ofPhoto)

  await chooseFromMenu(page, 'Hugo', t('people:report.open', { name: 'Hugo' }))
  const dialog = page.getByRole('dialog', { name: t('people:report.open', { name: 'Hugo' }) })
  const ofMember = await fileReport(dialog, {
    reason: t('safety:reason.scam'),
    text: words,
    block: 'Hugo',
  })
  await page.waitForURL('**/chats')
  expect(await page.locator('main li a[href^="/chats/"]').count()).toBe(0)
  await openCase(page, ofMember)
  await page.getByText(t('safety:subject.profile'), { exact: true }).waitFor()
  expect(irma.problems).toEqual([])
})

test('ACC-4 a visitor’s complaint gets a number, a decision by mail that opens the case, an appeal and a second decision', async () => {
  const visitor = await visit()
  const { page } = visitor
  const email = `witness-${process.pid}@post.example`
  await page.goto(`${site}/members`)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.report') })
    .click()
  await heading(page, t('safety:report.service')).waitFor()
  const report = { reason: t('safety:reason.payment'), text: words, email }
  const number = await fileReport(page.locator('main'), report, () => checkBothModes(visitor))
  await heading(page, t('safety:title.case', { number })).waitFor()
  await page.getByText(t('safety:decision.waiting')).waitFor()
  await checkBothModes(visitor)

  await decide(number, 'The payment was right.', { decision: 'rejected' })
  const later = await visit()
  const subject = t('mail:complaint_rejected.subject', { number })
  await later.page.goto(await mailedLink(page, { site, subject, to: email }))
  await later.page.getByText(t('safety:decision.rejected')).waitFor()
  await later.page.getByText('The payment was right.').waitFor()
  await checkBothModes(later)
  await button(later.page, t('safety:appeal.send')).click()
  await later.page.getByText(t('components:report.too_short')).waitFor()
  await later.page.getByLabel(t('safety:appeal.words')).fill('Please count the credits again.')
  await button(later.page, t('safety:appeal.send')).click()
  await later.page.getByText(t('safety:appeal.waiting')).waitFor()
  await checkBothModes(later)

  const second = { decision: 'upheld', seen: 'appealed' }
  await decide(number, 'Counted again, some were missing.', second)
  await later.page.reload()
  await later.page.getByText('Counted again, some were missing.').waitFor()
  expect(await button(later.page, t('safety:appeal.send')).count()).toBe(0)
  await checkBothModes(later)
  expect(visitor.problems).toEqual([])
})
