import { type Locale, legalPages, localeCodes } from '@bouquet/contract'
import { pages } from '@bouquet/generator/page'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address } from './support/address.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'

const { brands } = await loadBrands(`${import.meta.dirname}/../../../themes`)
const { app: _shell, ...drawn } = pages

/** Pages that share one layout and one style, each seen in some of the brands. */
const articles = new Set<string>(legalPages)
const articlesOf = (at: number) =>
  legalPages.filter((_, article) => (article - at + brands.length) % brands.length < 3)

/** Landers, the start page and the two others are seen in every brand. */
const pagesIn = (at: number) =>
  Object.entries(drawn).filter(
    ([name]) => !articles.has(name) || articlesOf(at).some((article) => article === name),
  )

/** Each brand is tested in another language, so that a few brands cover all. */
const localeOf = (at: number): Locale => localeCodes[at % localeCodes.length] ?? 'en'
const modes = ['light', 'dark'] as const
const widths = [320, 1280] as const

describe.each(brands.map(({ id }, at) => ({ id, at, locale: localeOf(at) })))('$id', (brand) => {
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await openVisitor(brand.locale)
  })
  afterAll(() => visitor.close())

  /** How far the content overflows the viewport, in pixels. */
  const overflow = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  /** What is not about colour is the same in both modes. */
  const checkEachMode = async () => {
    for (const colorScheme of modes) {
      await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visitor.checkAccessibility(colorScheme === 'light' ? 'all' : 'colours')
    }
  }

  test('DOM-4 LAY-2 MOD-6 the entry warning and the signup dialog are accessible in both modes', async () => {
    const { page } = visitor
    await page.goto(`${address(brand.id)}/${brand.locale}`)
    await page.locator('#entry[open]').waitFor()
    await checkEachMode()
    await page.locator('#entry button').click()
    await page.locator('[data-signup]').first().click()
    await page.locator('#signup[open]').waitFor()
    await checkEachMode()
  })

  describe('once the entry warning is accepted', () => {
    // Whether or not the test above has run: what lies behind the warning is not checked.
    beforeAll(() =>
      visitor.page.addInitScript(() =>
        localStorage.setItem('site_entry_skipped', new Date(0).toISOString()),
      ),
    )

    test.each(pagesIn(brand.at))(
      'DOM-4 LOC-5 %s fits a phone and a desk and is accessible in both modes',
      async (_, path) => {
        const { page } = visitor
        await page.goto(`${address(brand.id)}/${brand.locale}${path}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow()).toBeLessThanOrEqual(0)
        }
        await checkEachMode()
      },
    )
  })
})
