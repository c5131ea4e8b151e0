import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../database/DatabaseUnavailable.ts'
import { stackOf } from './stackOf.ts'

/** Logs a failure, but not that of each call while the database is away: the outage itself is logged. */
export function logFailure(
  log: Logger,
  thrown: unknown,
  { message, ...fields }: { readonly message: string; readonly [field: string]: unknown },
): void {
  if (!isDatabaseUnavailable(thrown)) log.error({ ...fields, stack: stackOf(thrown) }, message)
}
