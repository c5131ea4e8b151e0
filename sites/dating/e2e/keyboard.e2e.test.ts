import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address } from './support/address.ts'
import { pressOn, tabTo, typeInto } from './support/keyboard.ts'
import { mailedLink } from './support/mailbox.ts'
import { visit } from './support/memberVisit.ts'

const t = translator('en')

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const inHead = (page: Page, path: string) => page.locator(`header a[href="${path}"]`)

describe.each(['wireframe', 'amberline'])('DOM-4 by keyboard alone on %s', (brand) => {
  const site = address(brand)
  const email = `keys-${brand}-${process.pid}@post.example`

  async function signUp(page: Page) {
    await page.goto(`${site}/signup`)
    const form = page.locator('main form')
    for (const name of ['gender', 'seeking'])
      await pressOn(page, form.locator(`input[type=radio][name=${name}]`), 'Space')
    await typeInto(page, form.locator('[name=name]'), 'Keira')
    await typeInto(page, form.locator('[name=date_of_birth_day]'), '12')
    await typeInto(page, form.locator('[name=date_of_birth_month]'), 'Apr')
    await typeInto(page, form.locator('[name=date_of_birth_year]'), '1988')
    await typeInto(page, form.locator('[name=email]'), email)
    await typeInto(page, form.locator('[name=password]'), 'a long enough secret')
    await pressOn(page, form.locator('[name=terms]'), 'Space')
    await page.keyboard.press('Enter')
    for (const step of ['photo', 'location', 'personal', 'about'] as const) {
      await heading(page, t(`account:signup.${step}_title`)).waitFor()
      await pressOn(page, button(page, t('account:signup.skip')))
    }
    await heading(page, t('account:signup.push_title')).last().waitFor()
    await pressOn(
      page,
      button(page, t('components:permission.decline')).or(button(page, t('account:signup.skip'))),
    )
    await heading(page, t('account:signup.confirm_title')).waitFor()
    await page.goto(await mailedLink(page, { site, subject: t('mail:confirm.subject'), to: email }))
    await pressOn(page, button(page, t('account:activate.confirm')))
    await heading(page, t('account:title.activatedone')).waitFor()
  }

  async function meetSomebody(page: Page) {
    await pressOn(page, inHead(page, '/members'))
    await page.locator('#members-area[data-live]').waitFor()
    await pressOn(page, page.locator('main article a[href^="/members/"]').first())
    await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
    // The search stands there until the profile is loaded, whose heading then takes the focus.
    const title = page.locator('h1:focus').filter({ hasText: /\d/ })
    const name = (await title.textContent())?.replace(/[\s,]*\d+$/, '') ?? ''
    await pressOn(page, button(page, t('people:like.give', { name })))
    await button(page, t('people:like.remove', { name })).first().waitFor()

    await pressOn(page, button(page, t('people:member.more', { name })))
    await page.getByRole('menuitem').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')

    await tabTo(
      page,
      page.getByRole('link', { name: t('people:member.write', { name }) }),
      'Shift+Tab',
    )
    await page.keyboard.press('Enter')
    await typeInto(page, page.getByRole('textbox').last(), 'Hello from the keyboard')
    await page.keyboard.press('Enter')
    await button(page, t('chat:fictional.confirm')).waitFor()
    await pressOn(page, button(page, t('chat:fictional.confirm')))
    await page.getByRole('log').getByText('Hello from the keyboard', { exact: true }).waitFor()
  }

  async function buyCredits(page: Page) {
    await page.goto(`${site}/credits`)
    const packages = page.getByRole('radio')
    await tabTo(page, packages)
    const before = await packages.evaluateAll((all) =>
      all.findIndex((each) => each instanceof HTMLInputElement && each.checked),
    )
    await page.keyboard.press('ArrowDown')
    expect(await packages.nth(before + 1).isChecked()).toBe(true)
    await pressOn(page, page.getByRole('link', { name: t('credits:offer.continue') }))
    await pressOn(page, button(page, /^Pay \D*\d/))
    await page.waitForURL('**/api/sandbox/checkout**')
    await pressOn(page, button(page, t('checkout:choice.pay')))
    await page.waitForURL('**/transactions/**')
    await heading(page, t('payments:receipt.title')).waitFor()
  }

  async function logOut(page: Page) {
    await page.goto(`${site}/settings`)
    await pressOn(page, page.locator('header button[aria-haspopup]').last())
    await page.getByRole('menuitem').last().waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/settings'))
  }

  test('SGN-1 SRC-1 LIK-1 CHT-3 CRD-2 AUT-1 a member joins, likes, writes, pays and leaves', async () => {
    const { page, problems } = await visit()
    await signUp(page)
    await meetSomebody(page)
    await buyCredits(page)
    await logOut(page)
    expect(problems).toEqual([])
  })
})
