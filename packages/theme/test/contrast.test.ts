import { contrastWCAG21, getColor } from 'colorjs.io/fn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readColor } from '../src/color/color.ts'
import { contrast } from '../src/color/contrast.ts'
import { measurePairs, measureStates } from '../src/contract/measurePairs.ts'
import type { TokenValues } from '../src/contract/tokens.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { anySeeds, choicesWith } from './seeds.ts'

/** Number of random brands for the contrast rules, in parts so that no test runs long. */
const [seedSets, parts] = [10_000, 5]

const shortfalls = (colors: TokenValues['color']): readonly string[] =>
  measurePairs(colors)
    .filter(({ measured, least }) => measured < least)
    .map(
      ({ foreground, background, measured }) =>
        `${foreground} on ${background}: ${measured.toFixed(2)}`,
    )

const read = (text: string) => readColor(text) ?? { l: 0, c: 0, h: 0 }
const lightnessOf = (text: string) => read(text).l

const everyMode = (
  check: (colors: TokenValues['color'], mode: 'light' | 'dark') => void,
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
    () => everyMode((colors) => expect(shortfalls(colors)).toEqual([]), seedSets / parts),
  )

  test('DOM-4 hovered, pressed, disabled and selected are distinct in both modes, whatever the seeds', () => {
    everyMode((colors, mode) => {
      const alike = measureStates(colors, mode).filter(({ measured, least }) => measured < least)
      expect(alike).toEqual([])
    })
  })

  test.each([
    { primary: '#000000', secondary: '#0d8a3e', neutral: 'oklch(0% 0.01 129)' },
    { primary: '#16a538', secondary: 'oklch(100% 0.27 6)', neutral: 'white' },
    { primary: '#10a133', secondary: 'oklch(81% 0.36 275)', neutral: 'oklch(60% 0.15 225)' },
  ])(
    'DOM-4 states are distinct where the screen cannot show the turned hue as vivid: %o',
    (seeds) => {
      const { color } = deriveTheme(choicesWith(seeds)).dark
      const alike = measureStates(color, 'dark').filter(({ measured, least }) => measured < least)
      expect(alike).toEqual([])
    },
  )

  test('DOM-4 contrast equals that of other implementations', () => {
    everyMode(({ primary, surface }) => {
      const theirs = contrastWCAG21(getColor(primary.text), getColor(surface.page))
      expect(contrast(primary.text, surface.page)).toBeCloseTo(theirs, 1)
    })
  })

  test('DOM-4 the unread colour equals primary, whatever the seeds', () => {
    everyMode(({ unread, primary }) => expect(unread.base).toBe(primary.base))
  })

  test('DOM-4 higher surfaces are lighter in dark mode, whatever the seeds', () => {
    everyMode(({ surface }, mode) => {
      if (mode === 'light') return
      const { sunken, page, raised, overlay } = surface
      const lightness = [sunken, page, raised, overlay].map(lightnessOf)
      expect(lightness).toEqual([...lightness].sort((one, other) => one - other))
    })
  })
})
