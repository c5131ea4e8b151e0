import type { Interest } from '@bouquet/contract'
import type { Example } from '@bouquet/generator/page'

interface Shared {
  readonly one: Example
  readonly other: Example
  readonly interest: Interest
}

/** The first two people who have an interest in common. */
export function sharedInterest(examples: readonly Example[]): Shared | undefined {
  for (const [at, one] of examples.entries()) {
    for (const other of examples.slice(at + 1)) {
      const interest = one.interests.find((loved) => other.interests.includes(loved))
      if (interest) return { one, other, interest }
    }
  }
  return undefined
}
