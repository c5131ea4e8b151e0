import * as fc from 'fast-check'
import type { ThemeChoices } from '../src/derive/themeChoices.ts'

const color = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc
    .tuple(
      fc.integer({ max: 100, min: 0 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 360 }),
    )
    .map(([l, c, h]) => `oklch(${l}% ${c / 100} ${h})`),
  fc.constantFrom('black', 'white', 'yellow', 'blue', 'lime', '#808080', '#777777'),
)

/** Three random seeds. */
export const anySeeds = fc.record({ primary: color, secondary: color, neutral: color })

/** The settings of a brand besides its seeds. */
export function choicesWith(seeds: ThemeChoices['seeds']): ThemeChoices {
  return {
    seeds,
    type: { display: 'system', text: 'system', base: 16, ratio: 1.22 },
    density: 'regular',
    shape: { corners: 'soft', photo: 'squircle', border: 'regular' },
    motion: 'regular',
  }
}
