import { contrastWCAG21, getColor } from 'colorjs.io/fn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readColour } from '../src/color/colour.ts'
import { contrast } from '../src/color/contrast.ts'
import { contrastPairs } from '../src/contract/contrastPairs.ts'
import type { TokenValues } from '../src/contract/tokens.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { anySeeds, choicesWith } from './seeds.ts'

/** Random brands that the law of contrast is tried on. */
const seedSets = 2000

const flat = (colours: TokenValues['color']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(colours).flatMap(([family, values]) =>
      Object.entries(values).map(([name, value]): [string, string] => [`${family}.${name}`, value]),
    ),
  )

const shortfalls = (colours: TokenValues['color']): readonly string[] => {
  const values = flat(colours)
  return contrastPairs.flatMap(({ foreground, background, least }) => {
    const measured = contrast(values.get(foreground) ?? 'white', values.get(background) ?? 'white')
    return measured >= least ? [] : [`${foreground} on ${background}: ${measured.toFixed(2)}`]
  })
}

const lightnessOf = (text: string) => readColour(text)?.l ?? 0
const rows = ({ primary, secondary }: TokenValues['color']) =>
  [primary, secondary].map(({ base, hover, pressed }) => [base, hover, pressed].map(lightnessOf))

const everyMode = (
  check: (colours: TokenValues['color'], mode: 'light' | 'dark') => void,
  runs = seedSets / 4,
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
  test('DOM-4 every pair meets WCAG 2.2 AA in both modes, whatever the seeds', () => {
    everyMode((colours) => expect(shortfalls(colours)).toEqual([]), seedSets)
  })

  test('DOM-4 the states of an action tell apart, whatever the seeds', () => {
    everyMode((colours) => {
      for (const [base = 0, hover = 0, pressed = 0] of rows(colours)) {
        expect(Math.abs(hover - base)).toBeGreaterThan(0.015)
        expect(Math.abs(pressed - hover)).toBeGreaterThan(0.015)
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
