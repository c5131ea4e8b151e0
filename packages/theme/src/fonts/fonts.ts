/** Faces that a brand can choose, all shipped with the product; no page asks another host for a font. */
export const fontIds = ['bricolage-grotesque', 'figtree', 'fraunces', 'atkinson-hyperlegible-next', 'system'] as const
export type FontId = (typeof fontIds)[number]
