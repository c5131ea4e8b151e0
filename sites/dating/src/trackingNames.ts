import type { Tracking } from '@bouquet/contract'

/** Where a visitor came from, as advertisers name it. */
export const trackingNames = [
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
] as const satisfies readonly (keyof Tracking)[]
