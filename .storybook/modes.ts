import { brands } from './brands.ts'

export const colourModes = ['light', 'dark'] as const

/** Each brand in each mode, for the pictures that Chromatic compares. */
export const pictureModes = Object.fromEntries(
  [...brands.keys()].flatMap((brand) =>
    colourModes.map((mode) => [`${brand} ${mode}`, { brand, mode }]),
  ),
)
