import { openVisitor } from '@bouquet/browser/visitor'
import type { StaffRole } from '@bouquet/contract/staff'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { wordsIn } from './words.ts'

export function deskAddress(path = ''): string {
  return `http://desk.localhost:${inject('port')}/desk${path}`
}

export const t = await wordsIn('en')

/** Published by the demo. */
export const demoPassword = 'flowers-for-everyone'

export function demoEmail(role: StaffRole) {
  return `${role}@desk.example`
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

/** Enters address and password at the login page that is open. */
export async function enterLogin(page: Page, email: string, password = demoPassword) {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await button(page, t('login.submit')).click()
}

/** Somebody of the demo's staff, logged in, in a browser of their own. */
export async function visitDesk(role: StaffRole, locale = 'en') {
  const visitor = await openVisitor(locale)
  await visitor.page.goto(deskAddress())
  await enterLogin(visitor.page, demoEmail(role))
  await visitor.page.waitForURL((url) => !url.pathname.endsWith('/login'))
  return visitor
}
