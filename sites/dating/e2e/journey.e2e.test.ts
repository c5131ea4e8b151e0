import { openVisitor, type Visitor } from '@bouquet/browser/visitor'
import type { Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address } from './support/address.ts'
import { fillForm, sendForm } from './support/signupForm.ts'

/** Signup gives 30 credits and a message costs 10. */
const messagesUntilEmpty = 3

const journeys: readonly { readonly brand: string; readonly locale: Locale }[] = [
  { brand: 'amberline', locale: 'de' },
  { brand: 'second-spring', locale: 'pl' },
]

describe.each(journeys)('$brand in $locale', ({ brand, locale }) => {
  const t = translator(locale)
  const email = `visitor-${locale}-${process.pid}@post.example`

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const messageBox = (page: Page) => page.getByRole('textbox').last()

  /** Uses only the keyboard until the form is the next card. */
  async function reachForm(visitor: Visitor) {
    const { page } = visitor
    const title = page.getByRole('heading', {
      name: t('landers:tinderswipe.form_title'),
      exact: true,
    })
    await page.getByText(t('landers:tinderswipe.like'), { exact: true }).first().waitFor()
    for (let card = 0; card < 20 && !(await title.isVisible()); card += 1) {
      await page.keyboard.press('ArrowRight')
    }
    await title.waitFor()
  }

  async function signUp(visitor: Visitor) {
    const { page } = visitor
    await page.goto(`${address(brand)}/${locale}/landers/tinderswipe`)
    await visitor.checkAccessibility()
    await reachForm(visitor)
    await visitor.checkAccessibility()
    await fillForm(page, locale, email)
    await sendForm(page)
    await page.waitForURL('**/signup**')
  }

  async function finishSteps(visitor: Visitor) {
    const { page } = visitor
    const heading = (key: 'photo' | 'location' | 'personal' | 'about' | 'confirm') =>
      page.getByRole('heading', { name: t(`account:signup.${key}_title`) })
    await heading('photo').waitFor()
    await visitor.checkAccessibility()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await button(page, t('people:crop.use')).click()
    await page.getByText(t('components:own_photo.main')).first().waitFor()
    await visitor.checkAccessibility()
    await button(page, t('account:signup.continue')).click()
    for (const step of ['location', 'personal', 'about'] as const) {
      await heading(step).waitFor()
      await visitor.checkAccessibility()
      await button(page, t('account:signup.continue')).click()
    }
    await page
      .getByRole('heading', { name: t('account:signup.push_title') })
      .last()
      .waitFor()
    await visitor.checkAccessibility()
    await button(page, t('components:permission.decline'))
      .or(button(page, t('account:signup.continue')))
      .click()
    await heading('confirm').waitFor()
    await visitor.checkAccessibility()
  }

  async function confirmAddress(visitor: Visitor) {
    const { page } = visitor
    await page.goto(`${address(brand)}/api/mailbox`)
    await visitor.checkAccessibility()
    await page.getByRole('link').filter({ hasText: email }).first().click()
    const link = await page.locator('a[href*="/activate?"]').first().getAttribute('href')
    await page.goto(link ?? '')
    await visitor.checkAccessibility()
    await button(page, t('account:activate.confirm')).click()
    await page.getByRole('heading', { name: t('account:title.activatedone') }).waitFor()
    await visitor.checkAccessibility()
  }

  async function openPerson(visitor: Visitor) {
    const { page } = visitor
    await page.goto(`${address(brand)}/members`)
    const people = page.locator('main a[href^="/members/"]')
    await people.first().waitFor()
    await visitor.checkAccessibility()
    await people.first().click()
    await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
    // Waits for a heading with name and age; the old page has another.
    const title = page.getByRole('heading', { level: 1 }).filter({ hasText: /\d/ })
    const name = (await title.textContent())?.replace(/[\s,]*\d+$/, '') ?? ''
    await visitor.checkAccessibility()
    return name
  }

  async function like({ page }: Visitor, name: string) {
    await button(page, t('people:like.give', { name })).first().click()
    await button(page, t('people:like.remove', { name })).first().waitFor()
  }

  async function say({ page }: Visitor, text: string) {
    await messageBox(page).fill(text)
    await messageBox(page).press('Enter')
  }

  test('LAN-1 SGN-1 SRC-1 LIK-1 CHT-3 CHT-4 CHT-7 CRD-2 from the lander to a live reply', async () => {
    const visitor = await openVisitor(locale)
    const { page } = visitor
    try {
      await signUp(visitor)
      await finishSteps(visitor)
      await confirmAddress(visitor)
      const name = await openPerson(visitor)
      await like(visitor, name)
      await page
        .getByRole('link', { name: t('people:member.write', { name }) })
        .first()
        .click()
      await messageBox(page).waitFor()
      await visitor.checkAccessibility()

      await say(visitor, 'Eins')
      await button(page, t('chat:fictional.confirm')).waitFor()
      await visitor.checkAccessibility()
      await button(page, t('chat:fictional.confirm')).click()
      const thread = page.getByRole('log')
      await thread.getByText('Eins', { exact: true }).waitFor()
      await thread.getByText(t('personas:first')).waitFor()
      await visitor.checkAccessibility()
      for (const text of ['Zwei', 'Drei'].slice(0, messagesUntilEmpty - 1)) {
        await say(visitor, text)
        await thread.getByText(text, { exact: true }).waitFor()
      }

      await say(visitor, 'Vier')
      await page.getByRole('heading', { name: t('credits:purchase.unpaid') }).waitFor()
      await visitor.checkAccessibility()
      await page.getByRole('link', { name: t('credits:offer.continue') }).click()
      await page.waitForURL('**/credits/**')
      const pay = page
        .getByRole('button')
        .filter({ hasText: new RegExp(t('payments:checkout.pay', { price: '.+' })) })
      await pay.first().waitFor()
      await visitor.checkAccessibility()
      await pay.first().click()
      await page.waitForURL('**/api/sandbox/checkout**')
      await visitor.checkAccessibility()
      await button(page, t('checkout:choice.pay_later')).click()
      await page.getByRole('heading', { name: t('payments:payment.pending') }).waitFor()
      await visitor.checkAccessibility()
      await page.getByRole('link', { name: t('payments:payment.to_message') }).waitFor()
      await visitor.checkAccessibility()
      await page.getByRole('link', { name: t('payments:payment.to_message') }).click()
      await thread.getByText('Vier', { exact: true }).waitFor()
      await thread.getByText(t('personas:books')).waitFor()
      await visitor.checkAccessibility()

      await page.goto(`${address(brand)}/credits`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await visitor.checkAccessibility()
      for (const path of ['/likes', '/chats', '/profile', '/settings']) {
        await page.goto(`${address(brand)}${path}`)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await visitor.checkAccessibility()
      }
      expect(visitor.problems).toEqual([])
    } catch (failure) {
      await page.screenshot({ path: `coverage/${brand}-${locale}.png` })
      throw new Error([page.url(), failure, ...visitor.problems].join('; '), { cause: failure })
    } finally {
      await visitor.close()
    }
  })
})
