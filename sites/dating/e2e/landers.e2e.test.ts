import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fontSetNames } from '@bouquet/browser'
import { landerNames } from '@bouquet/theme/landers'
import { expect, onTestFinished, test } from 'vitest'
import { address } from './support/address.ts'
import { lateFiles } from './support/lateFiles.ts'
import { openVisitor } from './support/openVisitor.ts'
import { shownFonts } from './support/shownFonts.ts'

const paths = ['', ...landerNames.map((name) => `/landers/${name}`)]

test('LAN-7 every lander name has a page', () => {
  const folder = join(import.meta.dirname, '../src/pages/[locale]/landers')
  const pages = readdirSync(folder).map((file) => basename(file, '.astro'))
  expect(pages.sort()).toEqual([...landerNames].sort())
})

test.each(fontSetNames)(
  'PRF-1 with %s fonts, nothing on the screen moves when scripts and the brand’s fonts arrive late',
  async (fonts) => {
    const { page, close } = await openVisitor('pl', { fonts })
    onTestFinished(close)
    const { open, shift } = await lateFiles(page)
    const moved: string[] = []
    for (const { locale, width, seen } of [
      { locale: 'pl', width: 412, seen: paths },
      { locale: 'en', width: 1280, seen: ['', '/landers/transitionsvideolanding'] },
    ]) {
      await page.setViewportSize({ width, height: 823 })
      for (const path of seen) {
        await open(`${address('amberline')}/${locale}${path}`)
        const moves = await shift()
        if (moves >= 0.001) moved.push(`${locale}${path} at ${width} pixels: ${moves}`)
      }
    }
    expect(moved).toEqual([])
  },
)

test('PRF-1 a visitor who has been here sees the brand’s fonts at once, in all letters of the language', async () => {
  const { page, close } = await openVisitor('pl')
  onTestFinished(close)
  const url = `${address('amberline')}/pl/landers/gallery`
  await page.goto(url)
  await page.goto(url)
  const used = await shownFonts(page, 'h1, h2, main p')
  expect(used.length).toBeGreaterThan(2)
  const local = used.flat().filter(({ isCustomFont }) => !isCustomFont)
  expect(local.map(({ familyName }) => familyName)).toEqual([])
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
