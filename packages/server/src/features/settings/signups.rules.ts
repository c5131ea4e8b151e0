import type { Brand } from '@bouquet/theme'

export type Signups = Brand['settings']['signups']

/** From the most people to the fewest. */
const byWidth: readonly Signups[] = ['all', 'with_trafficsource', 'none']

/** Whether one lets more people sign up than the other. */
export function isWider(one: Signups, other: Signups): boolean {
  return byWidth.indexOf(one) < byWidth.indexOf(other)
}

/** The one that lets fewer people sign up. */
export function narrower(one: Signups, other: Signups): Signups {
  return isWider(one, other) ? other : one
}
