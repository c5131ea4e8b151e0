import { isInApp } from '@bouquet/contract/routes'
import type { Page } from 'playwright-core'

/**
 * Answers navigations to the members area with its shell, as hosts of files do: the browser then draws the screens, and
 * asks for all that they show. `page.unrouteAll` ends it.
 * @param page one of the brand is open in it
 */
export async function serveShell(page: Page): Promise<void> {
  const shell = await page.evaluate(async () => {
    const response = await fetch('/en/app/index.html')
    const policy = response.headers.get('content-security-policy') ?? ''
    return { body: await response.text(), headers: { 'content-security-policy': policy } }
  })
  await page.route(
    ({ pathname }) => isInApp(pathname),
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ ...shell, contentType: 'text/html' })
        : route.fallback(),
  )
}
