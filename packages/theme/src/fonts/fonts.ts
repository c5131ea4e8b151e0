/** Ids of the fonts that a brand can choose. All are bundled; no page loads a font from another host. */
export const fontIds = [
  'bricolage-grotesque',
  'figtree',
  'nunito-sans',
  'fraunces',
  'atkinson-hyperlegible-next',
  'source-sans-3',
  'archivo',
  'outfit',
  'big-shoulders-display',
  'inter',
  'petrona',
  'instrument-sans',
  'bodoni-moda',
  'aleo',
  'nunito',
  'system',
] as const
export type FontId = (typeof fontIds)[number]
