import type { Tracking } from '@bouquet/contract'

/** Names of the tracking parameters. */
export const trackingNames = [
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
] as const satisfies readonly (keyof Tracking)[]
