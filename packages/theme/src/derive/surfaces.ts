import type { Color } from '../color/color.ts'

export type Mode = 'light' | 'dark'

export interface Surfaces {
  readonly page: Color
  readonly raised: Color
  readonly sunken: Color
  readonly overlay: Color
}

const greyBelow = 0.005

/** Hue and chroma of the brand's neutrals: grey only when both seeds are grey. */
export function neutralTint(neutral: Color, primary: Color): { c: number; h: number } {
  if (neutral.c >= greyBelow) return { c: Math.min(neutral.c, 0.024), h: neutral.h }
  return primary.c >= greyBelow ? { c: 0.008, h: primary.h } : { c: 0, h: 0 }
}

/** The background surfaces. In dark mode higher surfaces are lighter. */
export function surfaces(tint: { c: number; h: number }, mode: Mode): Surfaces {
  const at = (l: number, strength: number): Color => ({ l, c: tint.c * strength, h: tint.h })
  return mode === 'light'
    ? { page: at(0.982, 0.55), raised: at(0.997, 0.15), sunken: at(0.958, 0.8), overlay: at(1, 0) }
    : {
        page: at(0.16, 0.6),
        raised: at(0.195, 0.7),
        sunken: at(0.13, 0.5),
        overlay: at(0.225, 0.8),
      }
}
