import { openVisitor } from '@bouquet/browser/visitor'
import type { Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page, Route } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { address } from './support/address.ts'
import { confirmByMail } from './support/confirmByMail.ts'
import { fillForm, sendForm, signupForm } from './support/signupForm.ts'

const site = address('amberline')
const locale: Locale = 'de'
const t = translator(locale)
const lander = `${site}/${locale}/landers/tinderswipe`
const taken = 'demo@amberline.example'
const tracking = { network: 'oak', ref: '7', sub1: 'spring', sub2: 'b', sub3: 'c' }
const source = `${new URLSearchParams({ ...tracking, lb: '4' })}`

async function visit({ hasScript = true, language = locale } = {}): Promise<Page> {
  const visitor = await openVisitor(language, { hasScript })
  onTestFinished(() => visitor.close())
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

test('LAN-4 who has left cards before the script came goes on from the same card', async () => {
  const page = await visit()
  const held: Route[] = []
  let isHolding = true
  await page.route('**/*.js', async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  await page.goto(lander, { waitUntil: 'commit' })
  const cards = page.locator('[data-card]')
  const like = (at: number) => cards.nth(at).getByText(t('landers:tinderswipe.like'))
  const label = page.locator('label')
  for (const at of [0, 1]) await like(at).and(label).click()
  isHolding = false
  await Promise.all(held.map((route) => route.continue()))
  await like(2).and(page.locator('button')).click()
  await like(3).and(page.locator('button')).waitFor()
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
  const kept = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(kept).toEqual(tracking)
})

const toLander = (page: Page) => page.getByRole('link', { name: t('landers:home.second_cta') })

/** Signs up on the lander, and expects the form and signup to have kept the tracking parameters. */
async function expectTracked(page: Page, name: string): Promise<void> {
  await reachForm(page)
  await fillForm(page, locale, `${name}-${process.pid}@post.example`)
  const sent = page.waitForRequest('**/api/signup.php')
  await sendForm(page)
  expect((await sent).postDataJSON()).toMatchObject({ tracking })
  await page.waitForURL('**/signup?**')
  expect(new URL(page.url()).searchParams.get('lb')).toBe('4')
}

test('RTE-7 tracking parameters are kept from the home page to a lander and into signup', async () => {
  const page = await visit()
  await page.goto(`${site}/${locale}?${source}`)
  await toLander(page)
    .and(page.locator(`[href*="${source}"]`))
    .click()
  await page.waitForURL('**/landers/tinderswipe?**')
  await expectTracked(page, 'tracked')
})

test('RTE-7 tracking parameters are kept by who follows a link before its script came', async () => {
  const page = await visit()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site}/${locale}?${source}`)
  await toLander(page).click()
  await page.waitForURL('**/landers/tinderswipe')
  await page.unroute('**/*.js')
  await page.reload()
  await expectTracked(page, 'early')
})

test('AUT-4 on a discreet brand the form answers alike whether the address has an account, and the mail leads on', async () => {
  const discreet = address('iris-and-ivy')
  const french = translator('fr')
  const email = `quiet-${process.pid}@post.example`
  const password = 'a quiet long secret'
  const signUp = async (to: string) => {
    const page = await visit({ language: 'fr' })
    await page.goto(`${discreet}/fr/landers/gallery#join`)
    const form = signupForm(page)
    await form.locator('[name=name]').fill('Wanda')
    await form.locator('[name=date_of_birth_day]').fill('12')
    await form.locator('[name=date_of_birth_month]').selectOption('4')
    await form.locator('[name=date_of_birth_year]').fill('1988')
    await form.locator('[name=email]').fill(to)
    await form.locator('[name=password]').fill(password)
    await form.locator('[name=terms]').check()
    await sendForm(page)
    await page.waitForURL('**/activate')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.filter({ hasText: french('account:activate.open_title') }).waitFor()
    return page
  }
  await signUp('demo@iris-and-ivy.example')
  const page = await signUp(email)
  await confirmByMail(page, { site: discreet, email, locale: 'fr' })
  await page
    .getByRole('main')
    .getByRole('link', { name: french('account:login.submit') })
    .click()
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: french('account:login.submit'), exact: true }).click()
  await page.getByRole('heading', { name: french('account:signup.photo_title') }).waitFor()
})
