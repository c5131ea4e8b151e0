import { type Color, colorOf, distance, hex } from '../color/color.ts'
import { deriveColors } from './colors.ts'
import { overrideDiagnostics } from './overrideDiagnostics.ts'
import type { ThemeChoices } from './themeChoices.ts'

/** Distance in OKLab below which two colours look alike. */
const alike = 0.06

/** Whether two CSS colours look alike. */
export function areAlike(one: string, other: string): boolean {
  return distance(colorOf(one), colorOf(other)) < alike
}

const modes = ['light', 'dark'] as const

/** Hue rotations in degrees, the smallest visible ones first. */
const turns = [60, -60, 90, -90, 120, -120, 150, -150, 180]
const lightnesses = [0, -0.15, 0.15, -0.3, 0.3]
const leastChroma = 0.1

/** Candidates that differ in hue, then also in lightness, mapped to sRGB. */
const others = ({ l, c, h }: Color): readonly string[] =>
  lightnesses.flatMap((lighter) =>
    turns.map((turn) =>
      hex({
        l: Math.min(0.8, Math.max(0.3, l + lighter)),
        c: Math.max(leastChroma, c),
        h: (h + turn + 360) % 360,
      }),
    ),
  )

/**
 * Suggests a secondary seed for a brand whose own looks like its primary: distinct as a seed and as a button,
 * with every contrast pair met.
 */
export function suggestSecondary({
  seeds,
  overrides = {},
}: Pick<ThemeChoices, 'seeds' | 'overrides'>): string | undefined {
  return others(colorOf(seeds.secondary)).find((secondary) => {
    const tried = { ...seeds, secondary }
    return (
      !areAlike(seeds.primary, secondary) &&
      modes.every((mode) => {
        const { primary, secondary } = deriveColors(tried, mode)
        return (
          !areAlike(primary.base, secondary.base) &&
          overrideDiagnostics(tried, overrides[mode] ?? {}, mode).length === 0
        )
      })
    )
  })
}
