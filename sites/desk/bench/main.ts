import { argv, stdout } from 'node:process'
import { findTestBrowser } from '@bouquet/browser'
import { chromium, type Page } from 'playwright-core'

const [origin = '', email = '', password = ''] = argv.slice(2)
const openings = 5
const decisions = 30

const say = (label: string, times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  stdout.write(`${label}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)
}

const photo = 'figure img:not([hidden])'

/** Milliseconds from the start of the page until a photo has been drawn. */
const firstPhoto = (page: Page): Promise<number> =>
  page.evaluate(async (selector) => {
    for (;;) {
      const [image] = document.querySelectorAll<HTMLImageElement>(selector)
      await new Promise(requestAnimationFrame)
      if (image?.complete && image.naturalWidth > 0) return performance.now()
    }
  }, photo)

/** Approves the photo by its key. @returns milliseconds until the next one has been drawn */
async function decide(page: Page): Promise<number> {
  // In an object, so that it is handed back before the key is pressed.
  const watch = await page.evaluateHandle((selector) => {
    const shown = () => document.querySelectorAll<HTMLImageElement>(selector)[0]
    const before = shown()?.src
    const pressed = new Promise<number>((resolve) =>
      addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }),
    )
    const nextDrawn = async () => {
      const started = await pressed
      for (;;) {
        await new Promise(requestAnimationFrame)
        const next = shown()
        if (next && next.src !== before && next.complete && next.naturalWidth > 0)
          return performance.now() - started
      }
    }
    return { drawn: nextDrawn() }
  }, photo)
  await page.keyboard.press('a')
  return watch.evaluate(({ drawn }) => drawn)
}

const { executablePath, args, env } = await findTestBrowser()
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } })
try {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${origin}/desk/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  const { cookies } = await context.storageState()

  const empty: number[] = []
  for (let n = 0; n < openings; n += 1) {
    const fresh = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await fresh.addCookies(cookies)
    const first = await fresh.newPage()
    await first.goto(`${origin}/desk/photos`)
    empty.push(await firstPhoto(first))
    await fresh.close()
  }
  say(`first photo, empty cache, ${openings} openings`, empty)

  const kept: number[] = []
  for (let n = 0; n < openings; n += 1) {
    await page.goto(`${origin}/desk/photos`)
    kept.push(await firstPhoto(page))
  }
  say(`first photo, files in the cache, ${openings} openings`, kept)

  const times: number[] = []
  for (let n = 0; n < decisions; n += 1) {
    await page.keyboard.press('Space')
    // As long as somebody looks at least.
    await page.waitForTimeout(400)
    times.push(await decide(page))
  }
  say(`next photo after a decision, ${decisions} photos`, times)
} finally {
  await browser.close()
}
