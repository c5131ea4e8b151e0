import { brands } from './brands.ts'

/** How colours come to be: the brand's own in the light or the dark, or the reader's by force. */
export const modes = ['light', 'dark', 'forced'] as const
export type Mode = (typeof modes)[number]

export const modeNames = {
  light: 'Light',
  dark: 'Dark',
  forced: 'Forced colours',
} as const satisfies Record<Mode, string>

export const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value)

/** Each brand in light and dark, for the pictures that Chromatic compares. */
export const pictureModes = Object.fromEntries(
  [...brands.keys()].flatMap((brand) =>
    modes
      .filter((mode) => mode !== 'forced')
      .map((mode) => [`${brand} ${mode}`, { brand, mode }] as const),
  ),
)
