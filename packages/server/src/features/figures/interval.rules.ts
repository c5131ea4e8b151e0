import type { Share } from '@bouquet/contract/staff'

/** How many of how many. */
export interface Part {
  readonly reached: number
  readonly base: number
}

/** The quantile of the normal distribution for 95 %. */
const z = 1.959964

/**
 * Wilson's score interval of a proportion p = x/n:
 * `(p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)`.
 * E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209–212.
 */
export function wilsonInterval({ reached, base }: Part): Share {
  const value = reached / base
  const square = (z * z) / base
  const middle = value + square / 2
  const spread = z * Math.sqrt((value * (1 - value)) / base + square / (4 * base))
  const low = reached === 0 ? 0 : (middle - spread) / (1 + square)
  const high = reached === base ? 1 : (middle + spread) / (1 + square)
  return { value, low, high }
}

/**
 * The interval of the difference of two independent proportions by Newcombe's hybrid score method, from Wilson's
 * intervals (l₁, u₁) and (l₂, u₂) of the two:
 * `d − √((p₁ − l₁)² + (u₂ − p₂)²)` to `d + √((u₁ − p₁)² + (p₂ − l₂)²)`.
 * R. G. Newcombe, Interval estimation for the difference between independent proportions: comparison of eleven
 * methods, Statistics in Medicine 17 (1998), 873–890, method 10.
 */
export function newcombeInterval(one: Part, other: Part): Share {
  const first = wilsonInterval(one)
  const second = wilsonInterval(other)
  const value = first.value - second.value
  return {
    value,
    low: value - Math.hypot(first.value - first.low, second.high - second.value),
    high: value + Math.hypot(first.high - first.value, second.value - second.low),
  }
}
