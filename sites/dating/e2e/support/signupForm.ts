import type { Locale } from '@bouquet/contract'
import { translator } from '@bouquet/i18n/node'
import type { Locator, Page } from 'playwright-core'

export function signupForm(page: Page): Locator {
  return page.locator('form[action="/api/signup.php"]')
}

/** Fills in a signup form without sending it. */
export async function fillForm(page: Page, locale: Locale, email: string): Promise<void> {
  const t = translator(locale)
  const form = signupForm(page)
  const choose = (group: string, option: string) =>
    form.getByRole('group', { name: group }).getByText(option, { exact: true }).click()
  await choose(t('common:signup.i_am'), t('common:signup.woman'))
  await choose(t('common:signup.seeking'), t('common:signup.man'))
  await form.locator('[name=name]').fill('Wanda')
  await form.locator('[name=date_of_birth_day]').fill('12')
  await form.locator('[name=date_of_birth_month]').selectOption('4')
  await form.locator('[name=date_of_birth_year]').fill('1988')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill('eine lange Losung')
  await form.locator('[name=terms]').check()
}

export function sendForm(page: Page): Promise<void> {
  return signupForm(page).locator('button').last().click()
}
