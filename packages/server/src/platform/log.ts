import { stdout } from 'node:process'
import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'
import { isDatabaseUnavailable } from './database/databaseErrors.ts'
import { sentencesTo } from './logSentences.ts'
import { isStorageFull } from './space/storageFull.ts'

/**
 * Logs JSON lines, to standard output unless told otherwise, and sentences to a terminal; fields that may contain
 * a secret are removed.
 */
export function openLog(
  level: string,
  destination: DestinationStream | undefined = stdout.isTTY ? sentencesTo(stdout) : undefined,
): Logger {
  return pino(
    {
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
    },
    destination,
  )
}

/** Logs a failure. Failures caused by a database outage or a full drive are skipped, since these are logged themselves. */
export function logFailure(
  log: Logger,
  thrown: unknown,
  { message, ...fields }: { readonly message: string; readonly [field: string]: unknown },
): void {
  if (isDatabaseUnavailable(thrown) || isStorageFull(thrown)) return
  log.error({ ...fields, stack: stackOf(thrown) }, message)
}

/**
 * Name and stack of an error for the log. The values of a failed query are left out, since they may be
 * personal or secret.
 */
export function stackOf(thrown: unknown): string {
  if (thrown instanceof DrizzleQueryError) {
    return `Failed query: ${thrown.query}\n${stackOf(thrown.cause)}`
  }
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}
