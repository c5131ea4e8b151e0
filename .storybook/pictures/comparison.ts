import { readdirSync } from 'node:fs'

/** Result of comparing stories with their accepted pictures. */
export interface Comparison {
  /** Day of the comparison, ISO 8601. */
  readonly date: string
  readonly compared: number
  /** Names of the pictures that differ. */
  readonly changed: readonly string[]
}

/**
 * @param accepted folder of the accepted pictures
 * @param findings folder of the differences: `name-actual.png` and `name-diff.png`
 */
export function readComparison(accepted: string, findings: string): Comparison {
  const known = readdirSync(accepted).filter((name) => name.endsWith('.png'))
  const changed = readdirSync(findings).flatMap((name) =>
    name.endsWith('-actual.png') ? name.slice(0, -'-actual.png'.length) : [],
  )
  return {
    date: new Date().toISOString().slice(0, 10),
    compared: known.length,
    changed: changed.sort(),
  }
}
