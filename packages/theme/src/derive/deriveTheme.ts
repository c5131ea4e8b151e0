import { colorOf, veil } from '../color/color.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { deriveColors } from './colors.ts'
import { deriveForm } from './form.ts'
import { overrideColors } from './overrideColors.ts'
import { type Mode, neutralTint } from './surfaces.ts'
import type { SeedColors, ThemeChoices } from './themeChoices.ts'

/** Shadows in the brand's hue; in dark mode mainly a light edge. */
const shadows = (seeds: SeedColors, mode: Mode): TokenValues['shadow'] => {
  const tint = neutralTint(colorOf(seeds.neutral), colorOf(seeds.primary))
  const ink = { l: mode === 'light' ? 0.32 : 0.05, c: tint.c * 1.5, h: tint.h }
  const glow = veil({ l: 0.95, c: tint.c, h: tint.h }, 0.07)
  return mode === 'light'
    ? {
        raised: `0 1px 2px ${veil(ink, 0.07)}, 0 6px 20px -6px ${veil(ink, 0.14)}`,
        overlay: `0 2px 6px ${veil(ink, 0.08)}, 0 24px 56px -12px ${veil(ink, 0.28)}`,
      }
    : {
        raised: `inset 0 1px 0 ${glow}, 0 8px 24px -8px ${veil(ink, 0.6)}`,
        overlay: `inset 0 1px 0 ${glow}, 0 28px 64px -12px ${veil(ink, 0.8)}`,
      }
}

export interface Theme {
  readonly light: TokenValues
  readonly dark: TokenValues
}

const known = new Map<string, Theme>()
const mostKnown = 200

const derive = (brand: ThemeChoices): Theme => {
  const form = deriveForm(brand)
  const one = (mode: Mode): TokenValues => ({
    color: overrideColors(deriveColors(brand.seeds, mode), brand.overrides?.[mode] ?? {}, mode),
    shadow: shadows(brand.seeds, mode),
    ...form,
  })
  return { light: one('light'), dark: one('dark') }
}

/**
 * Derives a value for every token in both modes. Every pair in {@link contrastPairs} meets WCAG 2.2 AA
 * whatever the seeds. Overrides are kept as they are: the schema has checked their pairs. Pure and cached.
 */
export function deriveTheme({
  seeds,
  overrides = {},
  type,
  density,
  shape,
  motion,
}: ThemeChoices): Theme {
  const choices = { seeds, overrides, type, density, shape, motion }
  const key = JSON.stringify(choices)
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const theme = derive(choices)
  if (known.size >= mostKnown) known.clear()
  known.set(key, theme)
  return theme
}
