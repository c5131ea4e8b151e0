import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { heroArt } from '../src/art/heroArt.ts'
import { favicon, maskableIcon, symbol } from '../src/art/icons.ts'
import { shareCard } from '../src/art/shareCard.ts'
import { lookSchema } from '../src/brand/look.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

const arts = lookSchema.shape.art.options
const brandWith = (art: (typeof arts)[number], id = 'rose') =>
  resolveBrand(id, { ...file, art }, company)
const size = { width: 1280, height: 660 }

describe.each(arts)('art %s', (art) => {
  const brand = brandWith(art)
  const drawings = [
    heroArt(brand, size),
    symbol(brand),
    favicon(brand),
    maskableIcon(brand),
    shareCard(brand, { title: 'Meet <someone> & "more"', promise: 'Close to home' }),
  ]

  test('DOM-1 is the same drawing for the same brand', () => {
    expect(heroArt(brandWith(art), size)).toBe(drawings[0])
  })

  test('DOM-1 is well-formed, without NaN', () => {
    for (const drawing of drawings) {
      expect(XMLValidator.validate(drawing)).toBe(true)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('DOM-5 loads nothing from other hosts and has no script', () => {
    for (const drawing of drawings) {
      expect(drawing.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|<script|<image/,
      )
    }
  })
})

test('DOM-1 PRF-2 art is small enough to be in the first view', () => {
  const weight = (art: (typeof arts)[number]) => heroArt(brandWith(art), size).length
  expect(weight('lace')).toBeLessThan(30_000)
  expect(Math.max(...arts.map(weight))).toBeLessThan(48_000)
})

test('DOM-1 no two brands have the same flower', () => {
  const inside = (id: string) => heroArt(brandWith('petals', id), { ...size, id: 'same' })
  expect(inside('rose')).not.toBe(inside('lily'))
})

test('DOM-1 a brand’s own logo replaces its symbol, in the brand’s colours', () => {
  const path = 'M0 0H40V50H0Z'
  const brand = resolveBrand('rose', { ...file, logo: { width: 40, height: 50, path } }, company)
  for (const drawing of [symbol(brand), favicon(brand), maskableIcon(brand)]) {
    expect(drawing).toContain(`d="${path}"`)
    expect(drawing).toContain('translate(6.4 0) scale(1.28)')
    expect(XMLValidator.validate(drawing)).toBe(true)
  }
})

test('DOM-1 the texts of a share card are escaped', () => {
  const card = shareCard(brandWith('petals'), { title: '<b>&', promise: '"' })
  expect(card).toContain('&#60;b&#62;&#38;')
})
