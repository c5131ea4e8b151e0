import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino } from 'pino'
import { isDatabaseUnavailable } from './database/databaseErrors.ts'

/** JSON lines on standard output; anything that could be a secret is struck out wherever it stands. */
export const openLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: [
        'password',
        'token',
        'cookie',
        'authorization',
        'link',
        '*.password',
        '*.token',
        '*.cookie',
        '*.authorization',
        '*.link',
      ],
      remove: true,
    },
  })

/** Logs a failure, but not that of each call while the database is away: the outage itself is logged. */
export function logFailure(
  log: Logger,
  thrown: unknown,
  { message, ...fields }: { readonly message: string; readonly [field: string]: unknown },
): void {
  if (!isDatabaseUnavailable(thrown)) log.error({ ...fields, stack: stackOf(thrown) }, message)
}

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
