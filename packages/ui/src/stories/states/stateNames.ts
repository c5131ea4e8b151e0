/** Names of states, in the order of a sheet. */
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
] as const

export type StateName = (typeof stateNames)[number]
