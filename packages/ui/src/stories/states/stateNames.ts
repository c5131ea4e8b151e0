/**
 * Names of states, in the order of a sheet: those that many components have, then those of the product, by the name
 * that the component itself gives them.
 */
export const stateNames = [
  'rest',
  'hover',
  'pressed',
  'focus',
  'selected',
  'open',
  'disabled',
  'pending',
  'error',
  'loading',
  'empty',
  'filtered',
  'low',
  'not enough credits',
  'typing',
  'sending',
  'held',
  'sent',
  'delivered',
  'read',
  'failed',
  'asking',
  'granted',
  'denied',
  'being checked',
  'not accepted',
  'liked',
  'unread',
  'complete',
  'ended',
  'without a photo',
  'fictional',
] as const

export type StateName = (typeof stateNames)[number]
