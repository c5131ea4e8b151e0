import type { ColorPath } from './colorPaths.ts'

export interface StatePair {
  readonly one: ColorPath
  readonly other: ColorPath
  /** Minimum distance in OKLab; fills in dark mode need more. */
  readonly least: { readonly light: number; readonly dark: number }
}

const apart = (one: ColorPath, others: readonly ColorPath[], light: number, dark: number = light) =>
  others.map((other): StatePair => ({ one, other, least: { light, dark } }))

const actions = (['primary', 'secondary'] as const).flatMap((family) => [
  ...apart(`${family}.hover`, [`${family}.base`, `${family}.pressed`], 0.026, 0.039),
  ...apart(`${family}.pressed`, [`${family}.base`], 0.026, 0.039),
  ...apart(`${family}.mark`, ['disabled.base', `${family}.soft`], 0.2),
  ...apart(`${family}.on`, ['disabled.on'], 0.2),
  ...apart(`${family}.soft`, ['surface.raised'], 0.04),
  ...apart(`${family}.soft`, ['surface.page'], 0.03),
])

/** Pairs of colours that show different states: hovered, pressed, disabled, selected, at rest. */
export const statePairs: readonly StatePair[] = [
  ...actions,
  ...apart('disabled.base', ['surface.raised'], 0.07),
  ...apart('disabled.on', ['text.normal'], 0.25),
]
