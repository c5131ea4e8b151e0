import type { Interest } from '@bouquet/contract'

/** Interests that the example people name. */
export const exampleInterests = [
  'coffee',
  'hiking',
  'cooking',
  'music',
  'art',
  'beach',
] as const satisfies Interest[]
