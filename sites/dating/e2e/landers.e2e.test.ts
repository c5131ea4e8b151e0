import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { landerNames } from '@bouquet/theme/landers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address } from './support/address.ts'
import { openVisitor } from './support/openVisitor.ts'

const paths = ['', ...landerNames.map((name) => `/landers/${name}`)]

test('LAN-7 every lander name has a page', () => {
  const folder = join(import.meta.dirname, '../src/pages/[locale]/landers')
  const pages = readdirSync(folder).map((file) => basename(file, '.astro'))
  expect(pages.sort()).toEqual([...landerNames].sort())
})

test('PRF-1 nothing on the screen moves when scripts and fonts arrive late', async () => {
  const { page, close } = await openVisitor('pl')
  await page.route('**/*.{js,woff2}', async (route) => {
    // Long enough for the page to be drawn without them.
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await page.addInitScript(observeShifts)
  const moved: string[] = []
  for (const { locale, width, seen } of [
    { locale: 'pl', width: 412, seen: paths },
    { locale: 'en', width: 1280, seen: ['', '/landers/transitionsvideolanding'] },
  ]) {
    await page.setViewportSize({ width, height: 823 })
    for (const path of seen) {
      // From no page of the site, whose fonts a visitor would have.
      await page.goto(`${address('amberline')}/${locale}${path}`, { referer: '' })
      await page.waitForFunction(() => document.documentElement.dataset['view'] === 'known')
      const shift = await shiftOf(page)
      if (shift >= 0.001) moved.push(`${locale}${path} at ${width} pixels: ${shift}`)
    }
  }
  expect(moved).toEqual([])
  await close()
})

test('PRF-1 LAN-4 a half-read lander does not show what would move, and without script it shows all', async () => {
  const { page, close } = await openVisitor('de', { hasScript: false })
  const main = () => page.locator('main').evaluate((part) => getComputedStyle(part).visibility)
  const url = `${address('amberline')}/de/landers/alonetonight`
  const html = (await (await page.goto(url))?.text()) ?? ''
  expect(await main()).toBe('visible')
  const body = html.slice(0, html.indexOf('id="join"'))
  await page.route(url, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(url)
  expect(await main()).toBe('hidden')
  await close()
})

/** Keeps the sum of the shifts of a page on its root. */
function observeShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    document.documentElement.dataset['shift'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Sum of the shifts of a page so far, once its last change is drawn. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Number(document.documentElement.dataset['shift'] ?? 0))),
          ),
        ),
      ),
  )
