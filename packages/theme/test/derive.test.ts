import { describe, expect, test } from 'vitest'
import { type Color, colorOf, distance, hex, onScreen } from '../src/color/color.ts'
import { contrast } from '../src/color/contrast.ts'
import { aa, darkerThan, legible, lighterThan, lightnesses } from '../src/color/luminanceRange.ts'
import { fill } from '../src/derive/fills.ts'
import { areAlike, suggestSecondary } from '../src/derive/suggestSecondary.ts'
import { neutralTint, surfaces } from '../src/derive/surfaces.ts'
import { rem, typeScale } from '../src/derive/typeScale.ts'

const grey = (l: number): Color => ({ l, c: 0, h: 0 })
const [black, white] = [grey(0), grey(1)]
const measured = (one: Color, other: Color) => contrast(hex(one), hex(other))

describe('DOM-4 contrast', () => {
  test('is that of WCAG at its ends and at the limit for text', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#5b2a86', '#5b2a86')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.542, 3)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
    expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
  })

  test('of a translucent colour is measured over what is below it, and a translucent background over white', () => {
    expect(contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toBe(contrast('#808080', '#ffffff'))
    expect(contrast('rgb(255 255 255 / 0.5)', '#000000')).toBe(contrast('#808080', '#000000'))
    expect(contrast('#ffffff', 'rgb(0 0 0 / 0.5)')).toBe(contrast('#ffffff', '#808080'))
    expect(contrast('rgb(0 0 0 / 0)', '#ffffff')).toBe(1)
  })
})

describe('DOM-4 a legible colour', () => {
  test('stays as it is where it has enough contrast', () => {
    const text = grey(0.4)
    expect(legible(text, aa.text, [white])).toEqual(text)
  })

  test.each([
    { l: 0.7, background: 'white', below: white, sign: -1 },
    { l: 0.3, background: 'black', below: black, sign: 1 },
    { l: 0.75, background: 'pale grey', below: grey(0.95), sign: -1 },
    { l: 0.35, background: 'dark grey', below: grey(0.2), sign: 1 },
  ])('of lightness $l on $background changes no more than it has to', ({ l, below, sign }) => {
    const text = { l, c: 0.05, h: 300 }
    const found = legible(text, aa.text, [below])
    expect(Math.sign(found.l - l)).toBe(sign)
    expect(found).toEqual({ ...text, l: found.l })
    expect(measured(found, below)).toBeGreaterThanOrEqual(4.5)
    const nearer = { ...text, l: found.l + (l - found.l) * 0.1 }
    expect(measured(nearer, below)).toBeLessThan(aa.text)
  })

  test('is the nearer of the lighter and the darker one', () => {
    const middle = grey(0.58)
    const nearerTo = (l: number) => legible(grey(l), aa.control, [middle]).l
    expect(nearerTo(0.56)).toBeLessThan(0.56)
    expect(nearerTo(0.85)).toBeGreaterThan(0.85)
  })

  test('stands out from all backgrounds, and where nothing does it is an error', () => {
    const found = legible(grey(0.6), aa.text, [white, grey(0.9)])
    expect(measured(found, grey(0.9))).toBeGreaterThanOrEqual(4.5)
    expect(() => legible(grey(0.5), aa.text, [white, black, grey(0.6)])).toThrow(RangeError)
  })
})

describe('DOM-4 a range of lightness', () => {
  const tint = { l: 0.5, c: 0.1, h: 264 }

  test('ends where the contrast does', () => {
    const dark = lightnesses(tint, darkerThan(aa.text, [white]))
    expect(dark?.from).toBe(0)
    expect(measured({ ...tint, l: dark?.to ?? 1 }, white)).toBeGreaterThanOrEqual(4.5)
    expect(measured({ ...tint, l: (dark?.to ?? 1) + 0.01 }, white)).toBeLessThan(aa.text)
    const light = lightnesses(tint, lighterThan(aa.text, [black]))
    expect(light?.to).toBe(1)
    expect(measured({ ...tint, l: light?.from ?? 0 }, black)).toBeGreaterThanOrEqual(4.5)
    expect(measured({ ...tint, l: (light?.from ?? 0) - 0.01 }, black)).toBeLessThan(aa.text)
  })

  test('is none where no luminance has the contrast', () => {
    expect(lightnesses(tint, lighterThan(aa.text, [white]))).toBeNull()
    expect(lightnesses(tint, darkerThan(aa.text, [black]))).toBeNull()
    expect(lightnesses(tint, { least: 0.6, most: 0.5 })).toBeNull()
    expect(lightnesses(tint, { least: 0, most: 1 })).toEqual({ from: 0, to: 1 })
  })
})

describe('DOM-4 a fill', () => {
  const light = surfaces({ c: 0, h: 0 }, 'light')
  const dark = surfaces({ c: 0, h: 0 }, 'dark')

  test('keeps a seed that has enough contrast, and its states are darker by equal steps', () => {
    const seed = { l: 0.5, c: 0.15, h: 300 }
    const { base, hover, pressed, on } = fill(seed, light, 'light')
    expect(base).toEqual(seed)
    expect(on.l).toBe(1)
    expect(distance(base, hover)).toBeCloseTo(0.045, 6)
    expect(distance(hover, pressed)).toBeCloseTo(0.045, 6)
    expect(pressed.l).toBeLessThan(hover.l)
  })

  test.each([
    [{ l: 0.45, c: 0.12, h: 264 }, 'light'],
    [{ l: 0.97, c: 0.21, h: 109 }, 'light'],
    [{ l: 0.68, c: 0.2, h: 30 }, 'light'],
    [{ l: 0.72, c: 0.15, h: 75 }, 'dark'],
    [{ l: 0.3, c: 0.1, h: 264 }, 'dark'],
    [black, 'dark'],
    [white, 'light'],
  ] as const)(
    'of %o in %s mode is that colour, has readable text in all its states, and a mark that stands out',
    (seed, mode) => {
      const around = mode === 'light' ? light : dark
      const { on, base, hover, pressed, mark } = fill(seed, around, mode)
      expect(base).toEqual(seed)
      for (const state of [base, hover, pressed])
        expect(measured(on, state)).toBeGreaterThanOrEqual(4.5)
      for (const surface of Object.values(around))
        expect(measured(mark, surface)).toBeGreaterThanOrEqual(3)
    },
  )

  test('takes dark text for a bright seed in dark mode, and light text for a dark one in light mode', () => {
    expect(fill({ l: 0.85, c: 0.17, h: 95 }, dark, 'dark').on.l).toBe(0.12)
    expect(fill({ l: 0.4, c: 0.15, h: 300 }, light, 'light').on.l).toBe(1)
  })
})

describe('DOM-4 the tint of the surfaces', () => {
  const seed = { l: 0.5, c: 0.2, h: 30 }
  const tint = (neutral: number, primary = 0.2) =>
    neutralTint({ l: 0.5, c: neutral, h: 200 }, { ...seed, c: primary })

  test('is that of the neutral seed, at most a little, else that of primary', () => {
    expect(tint(0.0049)).toEqual({ c: 0.008, h: 30 })
    expect(tint(0.005)).toEqual({ c: 0.005, h: 200 })
    expect(tint(0.024)).toEqual({ c: 0.024, h: 200 })
    expect(tint(0.025)).toEqual({ c: 0.024, h: 200 })
  })

  test('is none when both seeds are grey', () => {
    expect(tint(0, 0.0049)).toEqual({ c: 0, h: 0 })
    expect(tint(0, 0.005)).toEqual({ c: 0.008, h: 30 })
  })
})

describe('DOM-2 two seeds', () => {
  test('look alike below a distance of 0.06, and not at it', () => {
    const apart = (l: number) => areAlike('oklch(50% 0 0)', `oklch(${l}% 0 0)`)
    expect([55.9, 56.1, 44.1, 43.9].map(apart)).toEqual([true, false, true, false])
  })

  test('that look alike get the nearest visible turn of the secondary', () => {
    const seeds = { primary: '#5b2a86', secondary: '#5c2b88', neutral: '#777777' }
    const { h, c, l } = colorOf(seeds.secondary)
    const turned = onScreen({ l, c, h: (h + 60) % 360 })
    expect(distance(colorOf(suggestSecondary({ seeds }) ?? ''), turned)).toBeLessThan(0.005)
  })
})

describe('DOM-4 sizes of text', () => {
  test('the smallest is 12 pixels or more', () => {
    expect(typeScale(14, 1.2).xs).toBe('0.75rem')
    expect(typeScale(16, 1.2).xs).toBe('0.813rem')
  })

  test('body text is fixed, a heading grows from 360 to 1280 pixels of width', () => {
    const { md, '5xl': largest } = typeScale(16, 1.25)
    expect(md).toBe('1rem')
    const [least = 0, start = 0, slope = 0, most = 0] = [...largest.matchAll(/[\d.]+/g)].map(Number)
    expect(most).toBe(Number.parseFloat(rem(16 * 1.25 ** 6)))
    expect(start + (slope / 100) * (360 / 16)).toBeCloseTo(least, 2)
    expect(start + (slope / 100) * (1280 / 16)).toBeCloseTo(most, 2)
  })

  test('a step that hardly grows is fixed', () => {
    expect(typeScale(16, 1.05).lg).toBe('1.05rem')
  })
})
