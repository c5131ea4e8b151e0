import type { Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { address } from './support/address.ts'
import { openVisitor } from './support/openVisitor.ts'
import { fillForm, sendForm, signupForm } from './support/signupForm.ts'

const site = address('amberline')
const locale: Locale = 'de'
const t = translator(locale)
const lander = `${site}/${locale}/landers/tinderswipe`
const taken = 'demo@amberline.example'
const tracking = { network: 'oak', ref: '7', sub1: 'spring', sub2: 'b', sub3: 'c' }
const source = `${new URLSearchParams({ ...tracking, lb: '4' })}`

async function visit({ hasScript = true } = {}): Promise<Page> {
  const visitor = await openVisitor(locale, { hasScript })
  onTestFinished(() => visitor.close())
  await visitor.page.addInitScript(() =>
    localStorage.setItem('site_entry_skipped', new Date(0).toISOString()),
  )
  return visitor.page
}

/** Likes cards until the form is the next one. */
async function reachForm(page: Page): Promise<void> {
  const buttons = page.locator('label, button')
  for (const card of await page.locator('[data-card]').all()) {
    await card.getByText(t('landers:tinderswipe.like')).and(buttons).click()
  }
  await signupForm(page).waitFor()
}

/** Expects the error for an e-mail address that has an account, and the entered values. */
async function expectRefusal(page: Page): Promise<void> {
  const form = signupForm(page)
  const typedIn = (field: string) => form.locator(field).inputValue()
  await form.getByText(t('errors:email_taken'), { exact: true }).waitFor()
  expect(await typedIn('[name=email]')).toBe(taken)
  expect(await typedIn('[name=name]')).toBe('Wanda')
  expect(await typedIn('[name=date_of_birth_month]')).toBe('4')
  expect(await typedIn('[name=date_of_birth_year]')).toBe('1988')
  expect(await typedIn('[name=gender]:checked')).toBe('female')
  expect(await typedIn('[name=seeking]:checked')).toBe('male')
  expect(await typedIn('[name=password]')).toBe('')
  expect(await form.locator('[name=terms]').isChecked()).toBe(false)
}

test('LAN-4 without JavaScript the deck leads to the form, and the form to signup', async () => {
  const page = await visit({ hasScript: false })
  await page.goto(lander)
  await reachForm(page)
  await fillForm(page, locale, `plain-${process.pid}@post.example`)
  await sendForm(page)
  await page.waitForURL('**/signup')
})

test('RTE-7 SGN-2 without JavaScript a refused form comes back with the reason and the entered values', async () => {
  const page = await visit({ hasScript: false })
  await page.goto(`${lander}#join`)
  await fillForm(page, locale, taken)
  await sendForm(page)
  await expectRefusal(page)
})

test('RTE-7 SGN-2 a refused form that was sent before its script loaded keeps the entered values and the tracking parameters', async () => {
  const page = await visit()
  await page.goto(`${lander}?${source}#join`)
  await fillForm(page, locale, taken)
  await signupForm(page).evaluate((form) => form instanceof HTMLFormElement && form.submit())
  await expectRefusal(page)
  const { search } = new URL(page.url())
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(tracking)
})

test('RTE-7 tracking parameters are kept from the home page to a lander and into signup', async () => {
  const page = await visit()
  // Its script changes the links after the first view.
  await page.goto(`${site}/${locale}?${source}`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: t('landers:home.second_cta') }).click()
  await page.waitForURL('**/landers/tinderswipe?**')
  await reachForm(page)
  await fillForm(page, locale, `tracked-${process.pid}@post.example`)
  const sent = page.waitForRequest('**/api/signup.php')
  await sendForm(page)
  expect((await sent).postDataJSON()).toMatchObject({ tracking })
  await page.waitForURL('**/signup?**')
  expect(new URL(page.url()).searchParams.get('lb')).toBe('4')
})
