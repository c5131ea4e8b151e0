import type { Page } from 'playwright-core'
import { openBrowser } from './openBrowser.ts'

export const routes = ['search', 'profile', 'chats', 'chat', 'credits', 'premium'] as const
export type Route = (typeof routes)[number]

export interface LoggedIn {
  /** The port at which Lighthouse finds the browser. */
  readonly port: number
  readonly paths: Readonly<Record<Route, string>>
  close(): Promise<void>
}

/** Opens a browser in which the demo member of a brand is logged in. */
export async function openMember(origin: string, brand: string): Promise<LoggedIn> {
  const { context, port, close } = await openBrowser()
  try {
    const page = await context.newPage()
    await logIn(page, origin, brand)
    const paths = await pathsOf(page, origin)
    await page.close()
    return { port, paths, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The addresses of the measured pages, for the member who is logged in. */
export async function pathsOf(page: Page, origin: string): Promise<LoggedIn['paths']> {
  const chat = await firstLink(page, `${origin}/chats`, 'main a[href^="/chats/"]')
  const profile = await firstLink(page, `${origin}/members`, 'main a[href^="/members/"]')
  return {
    search: '/members',
    profile,
    chats: '/chats',
    chat,
    credits: '/credits',
    premium: '/premium',
  }
}

export async function logIn(page: Page, origin: string, brand: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.locator('input[type=email]').fill(`demo@${brand}.example`)
  await page.locator('input[type=password]').fill('flowers-for-everyone')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL('**/members')
}

export async function firstLink(page: Page, url: string, selector: string): Promise<string> {
  await page.goto(url)
  const path = await page.locator(selector).first().getAttribute('href')
  if (path === null) throw new Error(`${url} has no link ${selector}.`)
  return path
}
