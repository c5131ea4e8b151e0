import { leastMessagePrice, type PriceViewer, pricesFor } from '@bouquet/contract/packages'
import { nicheDefaults } from '@bouquet/contract/schemas'
import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { address } from './support/address.ts'
import { joinConfirmed } from './support/joinConfirmed.ts'
import { mailedLink, mailedText } from './support/mailbox.ts'
import { checkBothModes, join as joinMember, visit } from './support/memberVisit.ts'
import { operate } from './support/operate.ts'

const brand = { id: 'trailmates', name: 'Trailmates' }
const site = address(brand.id)
const t = translator('en')

const join = (name: string) => joinMember({ site, name, seeking: 'female' })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \D*\d/ })

/** A code of the brand, made by staff. */
const makeCode = (code: string, percent: number, options: Record<string, string> = {}) =>
  operate('make-code', {
    brand: brand.id,
    code,
    value_percentage: String(percent),
    validity: 'unlimited',
    reason: 'for a test',
    ...options,
  })

const { message_credits: messageCredits } = nicheDefaults('general')

/** Of the package that the credits page suggests to a member in the Netherlands, with one discount. */
const suggestedPrice = (value_percentage: number) => {
  const viewer = { country: 'NL', discount: { value_percentage } }
  const [, suggested] = pricesFor(viewer, messageCredits).packages
  if (!suggested) throw new Error('The brand sells a single package.')
  return formatMoney(suggested.price, 'en')
}

beforeAll(async () => {
  await makeCode('HALFPRICE', 50)
  await makeCode('TENOFF', 10)
  await makeCode('GONE', 50, { expires: '2026-01-01T00:00:00Z' })
  await makeCode('BYDEBIT', 50, { paymentmethods: 'directdebit' })
})

/** Opens the checkout of the package that the credits page suggests. */
async function openCheckout(page: Page) {
  await page.goto(`${site}/credits`)
  await page.getByRole('link', { name: t('credits:offer.continue') }).click()
  await pay(page).waitFor()
}

/** Pays at the sandbox and waits for the receipt. */
async function finishPayment(page: Page) {
  await pay(page).click()
  await page.waitForURL('**/api/sandbox/checkout**')
  await button(page, t('checkout:choice.pay')).click()
  await page.waitForURL('**/transactions/**')
  await heading(page, t('payments:receipt.title')).waitFor()
}

/** Buys a package and returns the path of its receipt and the number of the order. */
async function buy(page: Page) {
  await openCheckout(page)
  await finishPayment(page)
  const orderNumber = page.getByText(/^[2-9A-Z]{9}$/)
  return { path: new URL(page.url()).pathname, number: (await orderNumber.textContent()) ?? '' }
}

test('CRD-4 a discount code is refused beside its field, in words; a good one lowers the price and stands on the receipt', async () => {
  const visitor = await join('Alba')
  const { page } = visitor
  await openCheckout(page)
  await page.getByText(t('payments:code.title')).click()
  const field = page.getByLabel(t('payments:code.label'))
  const refusals = [
    { code: '', text: t('payments:code.empty') },
    { code: 'NOSUCHCODE', text: t('errors:discount_not_found') },
    { code: 'gone', text: t('errors:discount_expired') },
    { code: 'BYDEBIT', text: t('errors:discount_payment_method') },
    { code: 'TENOFF', text: t('payments:code.no_better') },
  ]
  for (const { code, text } of refusals) {
    await field.fill(code)
    await button(page, t('payments:code.use')).click()
    await page.getByText(text).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`#${described.split(' ').join(', #')}`).allTextContents()).toContain(
      text,
    )
  }
  await checkBothModes(visitor)

  expect(await pay(page).textContent()).toContain(suggestedPrice(25))
  await field.fill('halfprice')
  await button(page, t('payments:code.use')).click()
  await page.getByText(t('payments:code.applied', { code: 'HALFPRICE', percent: '50%' })).waitFor()
  expect(await pay(page).textContent()).toContain(suggestedPrice(50))
  await checkBothModes(visitor)
  await finishPayment(page)
  await page.getByText('HALFPRICE', { exact: true }).waitFor()
  await page.getByText(t('payments:receipt.former_price')).waitFor()
  await checkBothModes(visitor)
})

/** "A message costs from", as a reader may be told it. */
function leastClaim(reader: PriceViewer) {
  const price = leastMessagePrice(pricesFor(reader, messageCredits).packages)
  if (price === null) throw new Error('Messages of this brand are free')
  return t('credits:message_from', { price: formatMoney(price, 'en') })
}

test('CRD-7 a message costs from what its reader pays: a new member with the bonus, a visitor and who has paid without', async () => {
  const { page: visitors } = await visit()
  await visitors.goto(`${site}/pricing`)
  await visitors.getByText(leastClaim({ country: 'GB', discount: null })).waitFor()
  const { page } = await join('Faye')
  for (const path of ['/credits', '/premium', '/pricing']) {
    await page.goto(site + path)
    await page
      .getByText(leastClaim({ country: 'NL', discount: { value_percentage: 25 } }))
      .waitFor()
  }
  await buy(page)
  for (const path of ['/credits', '/premium', '/pricing']) {
    await page.goto(site + path)
    await page.getByText(leastClaim({ country: 'NL', discount: null })).waitFor()
  }
})

test('CHT-8 a gift says before it is sent that the credits do not cover it, waits by itself, and lets texts pass', async () => {
  const hera = await joinConfirmed({ site, name: 'Hera', gender: 'female', seeking: 'male' })
  const gil = await joinConfirmed({ site, name: 'Gil', seeking: 'female' })
  const { page } = gil
  const thread = page.getByRole('log')
  const box = page.getByLabel(t('chat:composer.label', { name: 'Hera' }))
  await page.goto(`${site}/members/${hera.id}/chat`)
  const write = async (text: string) => {
    await box.fill(text)
    await page.keyboard.press('Enter')
    await thread.getByText(text).waitFor()
  }
  await write('Good evening')
  await page.getByText(t('chat:composer.balance', { count: 20, figure: '20' })).waitFor()

  await button(page, t('chat:composer.gift')).click()
  const short = t('errors:not_enough_credits', { cost: 25, balance: 20 })
  await page.getByText(short).waitFor()
  await checkBothModes(gil)
  await page.getByRole('radio', { name: t('chat:gift.rose') }).check({ force: true })
  await button(page, t('chat:send_for', { count: 25 })).click()
  await page.getByRole('dialog', { name: t('credits:purchase.unpaid') }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByText(t('chat:composer.gift_waits', { name: 'Hera' })).waitFor()
  await checkBothModes(gil)
  await write('And a good night')
  await page.getByText(t('chat:composer.balance', { count: 10, figure: '10' })).waitFor()
  await thread.getByText(t('chat:state.unpaid')).waitFor()
  expect(gil.problems).toEqual([])
})

test('CRD-5 the trial package is found among the alternatives to deletion and sold once', async () => {
  const visitor = await join('Boas')
  const { page } = visitor
  await page.goto(`${site}/settings/delete`)
  await page.getByRole('link', { name: t('settings:deletion.trial_package_action') }).click()
  const trial = page.getByRole('region', { name: t('credits:trial.title') })
  await trial.waitFor()
  await checkBothModes(visitor)
  await trial.getByRole('link', { name: t('credits:trial.buy') }).click()
  await finishPayment(page)
  await page.goto(`${site}/credits?trial=true`)
  await page.getByText(t('errors:trial_used')).waitFor()
  await checkBothModes(visitor)
  expect(visitor.problems).toEqual([])
})

test('DDB-1 CRD-7 a direct debit takes account, mandate and the code of the text message, each refused in words, and waits for the bank', async () => {
  const visitor = await join('Cora')
  const { page } = visitor
  await openCheckout(page)
  await page.getByRole('radio', { name: t('payments:method.directdebit') }).check({ force: true })
  await pay(page).click()
  await page.waitForURL('**/directdebit?**')
  await page.getByLabel(t('payments:debit.iban')).fill('NL91 ABNA 0417 1643 01')
  await page.getByLabel(t('payments:debit.holder')).fill('Cora Example')
  await page.getByLabel(t('payments:debit.phone')).fill('+31 6 1234 5678')
  await button(page, t('payments:debit.send')).click()
  await page.getByText(t('errors:iban_invalid')).waitFor()
  await checkBothModes(visitor)
  await page.getByLabel(t('payments:debit.iban')).fill('NL91 ABNA 0417 1643 00')
  await button(page, t('payments:debit.send')).click()
  await page.getByText(t('errors:mandate_not_accepted')).waitFor()
  await page.getByText(t('payments:debit.accept')).click()
  await button(page, t('payments:debit.send')).click()
  await heading(page, t('payments:debit.code_title')).waitFor()

  const code = page.locator('input[name=code]')
  const text = await mailedText(page, { site, subject: /your code is/, to: '+31612345678' })
  const [sent = ''] = text.match(/\b\d{6}\b/) ?? []
  const confirm = page.getByRole('button', { name: /^Confirm \D*\d/ })
  await code.fill(sent === '111111' ? '222222' : '111111')
  await confirm.click()
  await page.getByText(t('errors:sms_code_wrong', { left: 4 })).waitFor()
  await checkBothModes(visitor)
  await code.fill(sent)
  await confirm.click()
  await page.waitForURL('**/transactions/**')
  await heading(page, t('payments:payment.processing')).waitFor()
  expect(await page.getByText(t('payments:payment.again'), { exact: true }).count()).toBe(0)
  await page.getByText(t('payments:payment.other_way_text')).waitFor()
  await checkBothModes(visitor)
  await heading(page, t('payments:receipt.title')).waitFor()
  await page.getByText(t('payments:method.directdebit')).waitFor()
})

test('CRD-2 a purchase has its receipt on a page and in a mail, and is ordered again from there', async () => {
  const visitor = await join('Dora')
  const { page, email } = visitor
  const { path } = await buy(page)
  await page.getByText(t('payments:receipt.seller')).waitFor()
  await checkBothModes(visitor)
  const subject = t('mail:receipt.subject', { brand: brand.name })
  expect(await mailedLink(page, { site, subject, to: email })).toBe(`${site}${path}`)

  await page.goto(`${site}/transactions`)
  await page.getByRole('link', { name: t('payments:list.repeat') }).click()
  await heading(page, t('payments:title.repeat')).waitFor()
  await pay(page).waitFor()
  await checkBothModes(visitor)
  await finishPayment(page)
  await page.goto(`${site}/transactions`)
  await expect.poll(() => page.locator('main li a[href^="/transactions/"]').count()).toBe(2)
  expect(visitor.problems).toEqual([])
})

test('CRD-6 CRD-7 PAG-4 a member withdraws in two steps from the receipt or the settings, the receipt comes by mail, and the purchase says so', async () => {
  const visitor = await join('Ella')
  const { page, email } = visitor
  const { number, path } = await buy(page)
  await page.goto(`${site}/settings`)
  await page
    .locator('main')
    .getByRole('link', { name: t('common:footer.withdraw') })
    .click()
  await heading(page, t('payments:withdraw.title')).waitFor()
  await page.goto(`${site}${path}`)
  await page.getByRole('link', { name: t('payments:receipt.withdraw') }).click()
  const field = page.getByLabel(t('payments:withdraw.number'))
  await field.waitFor()
  expect(await field.inputValue()).toBe(number)
  await checkBothModes(visitor)
  await button(page, t('payments:withdraw.continue')).click()
  await heading(page, t('payments:withdraw.check')).waitFor()
  await page.getByText(email, { exact: true }).waitFor()
  await page.getByText('Ella', { exact: true }).first().waitFor()
  await checkBothModes(visitor)
  await button(page, t('payments:withdraw.confirm')).click()
  await heading(page, t('payments:withdraw.done')).waitFor()
  await checkBothModes(visitor)
  const subject = t('mail:withdrawal.subject')
  const text = await mailedText(page, { site, subject, to: email })
  expect(text).toContain(t('mail:withdrawal.received'))
  expect(text).toContain(number)
  await page.goto(`${site}${path}`)
  await page
    .getByText(t('payments:refund.pending'))
    .or(page.getByText(t('payments:refund.completed')))
    .first()
    .waitFor()
  await heading(page, t('payments:payment.refunded')).waitFor()
  expect(await page.getByRole('link', { name: t('payments:receipt.withdraw') }).count()).toBe(0)
  await checkBothModes(visitor)
  await page.getByRole('link', { name: t('payments:withdraw.to_payments') }).click()
  await page.getByText(t('components:payment_status.refunded'), { exact: true }).waitFor()
  const withdrawal = page.locator('main').getByRole('link', { name: t('payments:withdraw.title') })
  expect(await withdrawal.count()).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('CRD-6 PAG-4 whoever has number and address withdraws without login; one of them alone opens nothing', async () => {
  const buyer = await join('Fleur')
  const { number } = await buy(buyer.page)
  const visitor = await visit()
  const { page } = visitor
  await page.goto(`${site}/pages/withdraw`)
  await page.getByLabel(t('payments:withdraw.number')).fill(number)
  await page.getByLabel(t('payments:withdraw.email')).fill('somebody@else.example')
  await button(page, t('payments:withdraw.continue')).click()
  await page.getByText(t('errors:withdrawal_unknown')).waitFor()
  await checkBothModes(visitor)
  await page.getByLabel(t('payments:withdraw.email')).fill(buyer.email)
  await button(page, t('payments:withdraw.continue')).click()
  await button(page, t('payments:withdraw.confirm')).click()
  await heading(page, t('payments:withdraw.done')).waitFor()
  await checkBothModes(visitor)
  await mailedText(page, { site, subject: t('mail:withdrawal.subject'), to: buyer.email })
})
