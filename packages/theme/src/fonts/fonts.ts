/** Faces that a brand can choose, all shipped with the product; no page asks another host for a font. */
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
