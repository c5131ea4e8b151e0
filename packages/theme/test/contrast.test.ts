import { contrastWCAG21, getColor } from 'colorjs.io/fn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, readColour } from '../src/color/colour.ts'
import { contrast } from '../src/color/contrast.ts'
import { measurePairs } from '../src/contract/measurePairs.ts'
import type { TokenValues } from '../src/contract/tokens.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { anySeeds, choicesWith } from './seeds.ts'

/** Random brands that the law of contrast is tried on, in parts so that none runs long. */
const [seedSets, parts] = [10_000, 5]

const shortfalls = (colours: TokenValues['color']): readonly string[] =>
  measurePairs(colours)
    .filter(({ measured, least }) => measured < least)
    .map(
      ({ foreground, background, measured }) =>
        `${foreground} on ${background}: ${measured.toFixed(2)}`,
    )

const read = (text: string) => readColour(text) ?? { l: 0, c: 0, h: 0 }
const lightnessOf = (text: string) => read(text).l

const apart = (one: string, other: string) => distance(read(one), read(other))

const everyMode = (
  check: (colours: TokenValues['color'], mode: 'light' | 'dark') => void,
  runs = 400,
) =>
  fc.assert(
    fc.property(anySeeds, (seeds) => {
      const theme = deriveTheme(choicesWith(seeds))
      check(theme.light.color, 'light')
      check(theme.dark.color, 'dark')
    }),
    { numRuns: runs },
  )

describe('colours of a brand', () => {
  test.each(Array.from({ length: parts }, (_, part) => part + 1))(
    `DOM-4 every pair meets WCAG 2.2 AA in both modes, whatever the seeds: part %i of ${parts}, of ${seedSets} seed sets`,
    () => everyMode((colours) => expect(shortfalls(colours)).toEqual([]), seedSets / parts),
  )

  test('DOM-4 the states of an action tell apart in the dark as in the light, whatever the seeds', () => {
    everyMode(({ primary, secondary }, mode) => {
      const least = mode === 'light' ? 0.026 : 0.039
      for (const { base, hover, pressed } of [primary, secondary]) {
        expect(apart(base, hover)).toBeGreaterThan(least)
        expect(apart(hover, pressed)).toBeGreaterThan(least)
      }
    })
  })

  test('DOM-4 what is disabled or selected tells apart from what is not, whatever the seeds', () => {
    everyMode(({ primary, secondary, disabled, surface, text }) => {
      expect(apart(disabled.base, surface.raised)).toBeGreaterThan(0.07)
      expect(apart(disabled.on, text.normal)).toBeGreaterThan(0.25)
      for (const { base, soft } of [primary, secondary]) {
        expect(apart(disabled.base, base)).toBeGreaterThan(0.2)
        expect(apart(soft, base)).toBeGreaterThan(0.2)
        expect(apart(soft, surface.raised)).toBeGreaterThan(0.04)
        expect(apart(soft, surface.page)).toBeGreaterThan(0.03)
      }
    })
  })

  test('DOM-4 contrast is measured as others measure it', () => {
    everyMode(({ primary, surface }) => {
      const theirs = contrastWCAG21(getColor(primary.text), getColor(surface.page))
      expect(contrast(primary.text, surface.page)).toBeCloseTo(theirs, 1)
    })
  })

  test('DOM-4 the unread colour equals primary, whatever the seeds', () => {
    everyMode(({ unread, primary }) => expect(unread.base).toBe(primary.base))
  })

  test('DOM-4 what lies nearer is lighter in the dark, whatever the seeds', () => {
    everyMode(({ surface }, mode) => {
      if (mode === 'light') return
      const { sunken, page, raised, overlay } = surface
      const lightness = [sunken, page, raised, overlay].map(lightnessOf)
      expect(lightness).toEqual([...lightness].sort((one, other) => one - other))
    })
  })
})
