import { DrizzleQueryError } from 'drizzle-orm'

/**
 * What the log keeps of an error: its name and where it was thrown. A failed query comes without its values, which may
 * be somebody's words, address or key.
 */
export function stackOf(thrown: unknown): string {
  if (thrown instanceof DrizzleQueryError) {
    return `Failed query: ${thrown.query}\n${stackOf(thrown.cause)}`
  }
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}
