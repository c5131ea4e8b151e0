import type { Brand } from '@bouquet/theme'

/** The brand in each mode that its pages can have, the preferred one first. */
export function inEachMode(brand: Brand): readonly Brand[] {
  const { preferred, fixed } = brand.mode
  const other = preferred === 'light' ? 'dark' : 'light'
  const modes = fixed ? [preferred] : ([preferred, other] as const)
  return modes.map((mode) => ({ ...brand, mode: { preferred: mode, fixed: true } }))
}
