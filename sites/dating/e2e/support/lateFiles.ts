import type { Page, Route } from 'playwright-core'

export interface LateFiles {
  /** Opens a page, and lets what is late arrive once it has been drawn without that. */
  open(url: string): Promise<void>
  /** Sum of the layout shifts of the open page, once its last change is drawn. */
  shift(): Promise<number>
}

/**
 * Holds the scripts and fonts of a page back, as a slow connection does.
 * @param files those that are late, as a pattern; a page that scripts draw can only lack its fonts
 */
export async function lateFiles(page: Page, files = '**/*.{js,woff2}'): Promise<LateFiles> {
  const held: Route[] = []
  let isHolding = false
  await page.route(files, async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  await page.addInitScript(observeShifts)
  return {
    async open(url) {
      isHolding = true
      // The event `load` waits for what is held back.
      await page.goto(url, { waitUntil: 'commit' })
      await page.waitForFunction(isDrawn)
      isHolding = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
      await page.waitForLoadState('load')
      await page.waitForFunction(() => document.documentElement.dataset['view'] !== 'waiting')
    },
    async shift() {
      await page.evaluate(() => document.fonts.ready)
      return page.evaluate(shiftsSoFar)
    },
  }
}

const isDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Keeps the sum of the shifts of a page on its root. */
function observeShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    document.documentElement.dataset['shift'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsSoFar = () =>
  new Promise<number>((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => resolve(Number(document.documentElement.dataset['shift'] ?? 0))),
      ),
    ),
  )
