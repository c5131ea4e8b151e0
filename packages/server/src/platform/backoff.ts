const firstMs = 250
const mostMs = 3_000

/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time up to 3 s, the upper half of
 * it random, so that many processes do not come back at the same moment.
 * @param failures how many attempts have failed in a row
 */
export function backoffMs(failures: number): number {
  const fullMs = Math.min(firstMs * 2 ** failures, mostMs)
  return fullMs / 2 + (Math.random() * fullMs) / 2
}
