import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deltaE2000, getColor } from 'colorjs.io/fn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorOf } from '../src/color/color.ts'
import { contrast } from '../src/color/contrast.ts'
import { colorMoves } from '../src/derive/colorMoves.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { seedIn } from '../src/derive/fills.ts'
import { brandButtons, brandColorPage } from './brandColorTable.ts'
import { anySeeds, choicesWith } from './seeds.ts'

const modes = ['light', 'dark'] as const

const seedsOf = (primary: string, secondary = '#3f7d6e') => ({
  primary,
  secondary,
  neutral: '#8c7f78',
})

const colorsOf = (primary: string, secondary?: string) => {
  const { light, dark } = deriveTheme(choicesWith(seedsOf(primary, secondary)))
  return { light: light.color, dark: dark.color }
}

const surfacesOf = ({ surface }: ReturnType<typeof colorsOf>['light']) => [
  surface.page,
  surface.raised,
  surface.sunken,
  surface.overlay,
]

describe('DOM-4 the main colours of forty known brands', () => {
  const buttons = brandButtons()

  test.each(modes)('are those of the button in at least 36 of 40 in %s mode', (mode) => {
    const own = buttons.filter((button) => button.mode === mode)
    expect(own).toHaveLength(40)
    const changed = own.filter(({ difference }) => difference > 3)
    expect(changed.map(({ brand }) => brand)).toEqual(mode === 'light' ? [] : ['Uber', 'X'])
  })

  test('carry text with 4.5:1, and stand out from every surface with 3:1', () => {
    expect(buttons.filter(({ readable }) => readable < 4.5)).toEqual([])
    expect(buttons.filter(({ standing }) => standing < 3)).toEqual([])
  })

  test('are in the documentation as they are', () => {
    const page = join(import.meta.dirname, '../../../docs/brand-colours.md')
    expect(readFileSync(page, 'utf8')).toBe(brandColorPage())
  })
})

describe('DOM-4 a brand colour', () => {
  test('is that of the button to a difference that is not seen, whatever the seed', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const theme = deriveTheme(choicesWith(seeds))
        for (const mode of modes) {
          for (const family of ['primary', 'secondary'] as const) {
            const seed = colorOf(seeds[family])
            if (seedIn(seed, mode) !== seed) continue
            const { base } = theme[mode].color[family]
            const css = `oklch(${seed.l} ${seed.c} ${seed.h})`
            expect(deltaE2000(getColor(base), getColor(css))).toBeLessThanOrEqual(3)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('has an edge wherever a state of its button lacks 3:1 to a surface, and none elsewhere', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const theme = deriveTheme(choicesWith(seeds))
        for (const mode of modes) {
          const { primary } = theme[mode].color
          const least = (color: string) =>
            Math.min(...surfacesOf(theme[mode].color).map((each) => contrast(color, each)))
          const states = [primary.base, primary.hover, primary.pressed].map(least)
          expect(primary.edge.startsWith('#')).toBe(states.some((each) => each < 3))
          if (primary.edge.startsWith('#')) expect(least(primary.edge)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('black is a white button on a dark page, and white one with an edge on a light page', () => {
    const { light, dark } = colorsOf('#000000', '#ffffff')
    expect(light.primary.base).toBe('#000000')
    expect(colorOf(dark.primary.base).l).toBeGreaterThan(0.95)
    expect(colorOf(dark.primary.text).l).toBeGreaterThan(0.95)
    expect(light.secondary.base).toBe('#ffffff')
    expect(contrast(light.secondary.edge, light.surface.page)).toBeGreaterThanOrEqual(3)
    expect(dark.secondary.base).toBe('#ffffff')
  })

  test('of a button in dark mode keeps its hue when hovered and pressed, and is lighter than the page', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const { primary, surface } = deriveTheme(choicesWith(seeds)).dark.color
        const base = colorOf(primary.base)
        for (const state of [primary.hover, primary.pressed].map(colorOf)) {
          const turn = Math.abs(state.h - base.h)
          // Eight bits turn the hue of a colour that is dark or nearly grey.
          if (base.l > 0.35 && Math.min(state.c, base.c) > 0.06) {
            expect(Math.min(turn, 360 - turn)).toBeLessThan(4)
          }
          expect(state.l).toBeGreaterThan(colorOf(surface.overlay).l)
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('DOM-4 what moved', () => {
  const movesOf = (primary: string) =>
    colorMoves({
      ...choicesWith(seedsOf(primary)),
      mode: { preferred: 'light', fixed: false },
    }).filter(({ seed }) => seed === 'primary')

  test('of yellow is the edge and the text in light mode, with the contrasts that it has and needs', () => {
    const { light } = colorsOf('#FFFC00')
    const lowest = Math.min(...surfacesOf(light).map((each) => contrast('#fffc00', each)))
    expect(movesOf('#FFFC00')).toMatchObject([
      { mode: 'light', use: 'edge', from: '#fffc00', to: light.primary.mark, least: 3 },
      { mode: 'light', use: 'text', from: '#fffc00', to: light.primary.text, least: 4.5 },
    ])
    expect(movesOf('#FFFC00')[0]?.measured).toBeCloseTo(lowest, 1)
  })

  test('of a pink that white text nearly fits is the button, and of black all in dark mode', () => {
    expect(movesOf('#e61a83')[0]).toMatchObject({ use: 'fill', reason: 'label', least: 4.5 })
    const { dark } = colorsOf('#000000')
    expect(movesOf('#000000')).toEqual([
      {
        seed: 'primary',
        mode: 'dark',
        use: 'fill',
        from: '#000000',
        to: dark.primary.base,
        reason: 'white',
        measured: null,
        least: null,
      },
    ])
  })

  test('of a colour that the brand decides itself is nothing', () => {
    const overrides = { light: { 'primary.text': '#6b6a00' }, dark: {} }
    const moves = colorMoves({
      ...choicesWith(seedsOf('#FFFC00')),
      overrides,
      mode: { preferred: 'light', fixed: true },
    })
    expect(moves.filter(({ seed }) => seed === 'primary').map(({ use }) => use)).toEqual(['edge'])
  })
})
