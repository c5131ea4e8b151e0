import { readFileSync } from 'node:fs'
import { fontSetNames } from '@bouquet/browser'
import { openVisitor } from '@bouquet/browser/visitor'
import { pagePath } from '@bouquet/generator/page'
import { heroHeading } from '@bouquet/theme/check'
import { landerNames } from '@bouquet/theme/landers'
import { loadBrand } from '@bouquet/theme/load'
import { expect, onTestFinished, test } from 'vitest'
import { landerData, landerDataFile } from '../landerData/landerData.ts'
import { address } from './support/address.ts'
import { lateFiles } from './support/lateFiles.ts'
import { shownFonts } from './support/shownFonts.ts'

const paths = ['', ...landerNames.map((name) => `/landers/${name}`)]

test('LAN-7 every lander is known as its folder describes it', async () => {
  const remedy = 'run `npm run landers -w @bouquet/dating`'
  expect(readFileSync(landerDataFile, 'utf8'), remedy).toBe(await landerData())
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

test.each(['amberline', 'harbour', 'second-spring'])(
  'LOC-5 on a phone of 320 pixels the first headings of %s have the size and the room that check reckons with',
  async (id) => {
    const { page, close } = await openVisitor('de')
    onTestFinished(close)
    await page.setViewportSize({ width: 320, height: 640 })
    const { brand } = await loadBrand(`${import.meta.dirname}/../../../themes`, id)
    if (!brand) throw new Error(`${id} is not valid.`)
    for (const name of ['home', ...landerNames] as const) {
      await page.goto(`${address(id)}/de${pagePath(name)}`)
      const { size, room, digits } = heroHeading(brand, name)
      const shown = await page.locator('h1').evaluate((heading) => {
        heading.textContent = 'oh '.repeat(100)
        const fontSize = Number.parseFloat(getComputedStyle(heading).fontSize)
        const width = heading.clientWidth
        heading.style.cssText = 'inline-size:1ch;min-inline-size:0'
        return { fontSize, width, digit: heading.getBoundingClientRect().width }
      })
      const line = digits === null ? room : Math.min(room, digits * shown.digit)
      expect(Math.abs(shown.fontSize - size), `size on ${name}`).toBeLessThan(0.1)
      expect(Math.abs(shown.width - line), `width on ${name}`).toBeLessThan(1)
    }
  },
)

test('LOC-5 the longest word of a lander’s own title stays whole on a phone of 320 pixels', async () => {
  const { page, close } = await openVisitor('fi')
  onTestFinished(close)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${address('second-spring')}/fi/landers/gallery/sixty-plus`)
  await page.evaluate(() => document.fonts.ready)
  const broken = await page.locator('h1').evaluate((heading) => {
    const text = heading.firstChild
    if (text === null) return ['no text']
    return [...(text.textContent ?? '').matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })
  expect(broken).toEqual([])
})
