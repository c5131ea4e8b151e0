import { colorOf, distance, hex, onScreen } from '../color/color.ts'
import { deriveColors } from '../derive/colors.ts'
import { suggestSecondary } from '../derive/suggestSecondary.ts'
import type { Mode } from '../derive/surfaces.ts'
import type { SeedColors } from '../derive/themeChoices.ts'
import { isFarFromSeed } from '../load/findWarnings.ts'

/** Seeds whose colours meet every contrast in both modes, nearly unchanged. */
export interface Palette {
  readonly name: string
  readonly seeds: SeedColors
}

/** Hues in OKLCH degrees, and the chroma at which they look like their name. */
const hues = {
  rose: [5, 0.19],
  coral: [32, 0.18],
  amber: [65, 0.14],
  olive: [115, 0.12],
  fern: [150, 0.13],
  teal: [190, 0.11],
  sky: [235, 0.14],
  indigo: [272, 0.17],
  violet: [305, 0.19],
  orchid: [340, 0.2],
} as const satisfies Record<string, readonly [hue: number, chroma: number]>

/** Lightnesses of a primary, those that suit most hues first. */
const lightnesses = [0.55, 0.6, 0.5, 0.65, 0.45, 0.7, 0.4]

const neutralOf = (h: number) => hex({ l: 0.62, c: 0.02, h })

/** A secondary and a neutral for a primary: the nearest hue that is told apart in both modes. */
export function completeSeeds(primary: string): SeedColors {
  const { l, c, h } = colorOf(primary)
  const seeds = { primary, secondary: primary, neutral: neutralOf(h) }
  const opposite = hex(onScreen({ l, c, h: (h + 180) % 360 }))
  return { ...seeds, secondary: suggestSecondary({ seeds }) ?? opposite }
}

/**
 * Suggests palettes, the least similar to the primaries of other brands first.
 * @param mode the mode of most visitors, in which a primary is to look like its seed
 * @param taken primaries of the brands that exist, as CSS colours
 */
export function suggestPalettes(mode: Mode, taken: readonly string[] = []): readonly Palette[] {
  const others = taken.map(colorOf)
  const farness = ({ seeds }: Palette) =>
    Math.min(...others.map((other) => distance(colorOf(seeds.primary), other)))
  return Object.entries(hues)
    .flatMap(([name, [h, c]]) => {
      const primary = lightnesses
        .map((l) => hex(onScreen({ l, c, h })))
        .find((text) => keepsSeed(text, mode))
      return primary === undefined ? [] : [{ name, seeds: completeSeeds(primary) }]
    })
    .toSorted((one, other) => (others.length === 0 ? 0 : farness(other) - farness(one)))
}

const keepsSeed = (primary: string, mode: Mode): boolean => {
  const { base, text } = deriveColors(completeSeeds(primary), mode).primary
  return ![base, text].some((shown) => isFarFromSeed(shown, primary))
}
