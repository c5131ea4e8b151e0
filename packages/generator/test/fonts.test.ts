import { readFileSync } from 'node:fs'
import { fontFiles } from '@bouquet/theme/fonts'
import { loadBrands } from '@bouquet/theme/load'
import { expect, test } from 'vitest'
import { slimFont } from '../src/assets/slimFont.ts'
import { paths } from '../src/paths.ts'

const { brands } = await loadBrands(paths.themes)

test.each(brands.map((brand) => [brand.id, brand] as const))(
  'PRF-1 the fonts that a page of %s loads at once take at most 40 kB',
  async (_, brand) => {
    const first = fontFiles(brand).filter(({ isUsual, subset }) => isUsual && subset === 'latin')
    const slim = await Promise.all(first.map(slimFont))
    expect(slim.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(40_000)
    first.forEach(({ path }, at) => {
      expect(slim[at]?.length).toBeLessThan(readFileSync(path).length)
    })
  },
  60_000,
)
