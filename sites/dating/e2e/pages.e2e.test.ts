import { findReadingProblems } from '@bouquet/browser/reading'
import { openVisitor, type Visitor } from '@bouquet/browser/visitor'
import { browserStorage, type Locale, legalPages, localeCodes } from '@bouquet/contract'
import { pageNames, pagePath } from '@bouquet/generator/page'
import { landerNames } from '@bouquet/theme/landers'
import { loadBrands } from '@bouquet/theme/load'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address } from './support/address.ts'

const { brands } = await loadBrands(`${import.meta.dirname}/../../../themes`)
const drawn = pageNames.filter((name) => name !== 'app')

/** In how many brands a page is seen, where it is not all: articles share one layout and one style. */
const turns: Readonly<Record<string, number>> = {
  ...Object.fromEntries(legalPages.map((name) => [name, 2])),
  ...Object.fromEntries(landerNames.slice(2).map((name) => [name, 5])),
}

/** The pages of a brand by its turn; the start page and the first landers are seen in every brand. */
const pagesIn = (at: number) =>
  drawn
    .filter((name, page) => (page + at) % brands.length < (turns[name] ?? brands.length))
    .map((name) => [name, pagePath(name)] as const)

/** Their texts are the longest. */
const long: readonly Locale[] = ['de', 'pl', 'fi']
const languages = [...new Set([...long, ...localeCodes])]

/** Each brand is tested in another language, so that a few brands cover all. */
const localeOf = (at: number): Locale => languages[at % languages.length] ?? 'en'
const modes = ['light', 'dark'] as const
const widths = [320, 1280] as const

describe.each(brands.map(({ id }, at) => ({ id, at, locale: localeOf(at) })))('$id', (brand) => {
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await openVisitor(brand.locale, { isNew: true })
  })
  afterAll(() => visitor.close())

  /** How far the content overflows the viewport, in pixels. */
  const overflow = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  /** What is not about colour is the same in both modes. */
  const checkEachMode = async () => {
    for (const colorScheme of modes) {
      await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visitor.checkAccessibility(colorScheme === 'light' ? 'all' : 'colors')
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
      visitor.page.addInitScript(
        (key) => localStorage.setItem(key, new Date(0).toISOString()),
        browserStorage.entry_warning.name,
      ),
    )

    test.each(pagesIn(brand.at))(
      'DOM-4 LOC-5 %s fits a phone and a desk, also in large text, and is accessible in both modes',
      async (_, path) => {
        const { page } = visitor
        await page.goto(`${address(brand.id)}/${brand.locale}${path}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          expect(await overflow()).toBeLessThanOrEqual(0)
        }
        await checkEachMode()
        expect(await findReadingProblems(page)).toEqual([])
      },
    )
  })
})
