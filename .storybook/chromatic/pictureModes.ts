import { type Mode, modes } from '../modes.ts'

interface Look {
  readonly brand: string
  readonly mode: Mode
}

/** The brands in light and dark, by name, for Chromatic. */
export function pictureModes(brands: readonly string[]): Readonly<Record<string, Look>> {
  return Object.fromEntries(
    brands.flatMap((brand) =>
      modes
        .filter((mode) => mode !== 'forced')
        .map((mode) => [`${brand} ${mode}`, { brand, mode }] as const),
    ),
  )
}
