import { colourOf, veil } from '../color/colour.ts'
import type { TokenValues } from '../contract/tokens.ts'
import { type Mode, neutralTint } from './surfaces.ts'
import type { Seeds } from './themeChoices.ts'

/** Shadows in the brand's hue; in dark mode mainly a light edge. */
export const shadows = (seeds: Seeds, mode: Mode): TokenValues['shadow'] => {
  const tint = neutralTint(colourOf(seeds.neutral), colourOf(seeds.primary))
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
