/** Colour modes: the brand's light or dark colours, or the system's forced colours. */
export const modes = ['light', 'dark', 'forced'] as const
export type Mode = (typeof modes)[number]

export const modeNames = {
  light: 'Light',
  dark: 'Dark',
  forced: 'Forced colours',
} as const satisfies Record<Mode, string>

export function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value)
}
