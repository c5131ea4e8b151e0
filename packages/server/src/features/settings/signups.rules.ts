import type { Brand } from '@bouquet/theme'

export type Signups = Brand['settings']['signups']

/** From the most people to the fewest. */
const byWidth: readonly Signups[] = ['all', 'with_trafficsource', 'none']

/** Whether one lets more people sign up than the other. */
export const isWider = (one: Signups, other: Signups): boolean =>
  byWidth.indexOf(one) < byWidth.indexOf(other)

/** The one that lets fewer people sign up. */
export const narrower = (one: Signups, other: Signups): Signups =>
  isWider(one, other) ? other : one
