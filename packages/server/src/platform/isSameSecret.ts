import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, in a time that says nothing of where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
