import { brands } from './brands.ts'

export const colourModes = ['light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** Each brand in each mode, for pictures of a story: `chromatic: { modes: pictureModes }`. */
export const pictureModes = Object.fromEntries(
  [...brands.keys()].flatMap((brand) =>
    colourModes.map((mode) => [`${brand} ${mode}`, { brand, mode }]),
  ),
)
