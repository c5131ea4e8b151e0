import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

const unavailableCode = 'database_unavailable'

/** The database cannot be reached or has no free connection. A retry may succeed. */
export class DatabaseUnavailable extends Error {
  readonly code = unavailableCode

  constructor(cause: unknown) {
    super('The database is not available.', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  message: z.string().catch(''),
  cause: z.unknown().optional(),
})

/** System error codes, and those of PostgreSQL for connection failures, shutdown, startup, too many connections and transactions that idled. */
const codes =
  /^(?:E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|57P0[1-5]|53300|25P03)$/

const poolTimeout = 'timeout exceeded when trying to connect'

/** Messages of pg errors that have no code. */
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout expired|Query read timeout)/

/** Whether an error means that the PostgreSQL server is unreachable, shutting down or out of connections. */
export function isConnectionFailure(error: unknown): boolean {
  const parsed = errorSchema.safeParse(error)
  if (!parsed.success) return false
  const { code = '', message } = parsed.data
  return codes.test(code) || messages.test(message) || message === poolTimeout
}

/** PostgreSQL's codes for a lock that was not had in time, and a statement that took too long. */
const busyCodes: readonly (string | undefined)[] = ['55P03', '57014']

const isBusy = (error: unknown): boolean =>
  busyCodes.includes(errorSchema.safeParse(error).data?.code)

/** Whether no connection of the pool became free in time. */
export function isPoolTimeout(error: unknown): boolean {
  return errorSchema.safeParse(error).data?.message === poolTimeout
}

/** Whether the server rejected the connection because it has too many. */
export function isFull(error: unknown): boolean {
  return errorSchema.safeParse(error).data?.code === '53300'
}

/** Whether the error, or one of its causes, is that the database was not available. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  const parsed = errorSchema.safeParse(thrown)
  if (!parsed.success) return false
  if (parsed.data.code === unavailableCode) return true
  const { cause } = parsed.data
  if (cause === undefined) return false
  if (thrown instanceof DrizzleQueryError && (isConnectionFailure(cause) || isBusy(cause)))
    return true
  return isDatabaseUnavailable(cause)
}

/** Converts connection failures to {@link DatabaseUnavailable}; other errors stay as they are. */
export function asUnavailable(error: unknown): unknown {
  return isConnectionFailure(error) ? new DatabaseUnavailable(error) : error
}

const uniqueViolation = z.object({ code: z.literal('23505') })

/** Whether a write failed with a unique violation, on either engine. */
export function isTaken(thrown: unknown): boolean {
  return uniqueViolation.safeParse(thrown instanceof DrizzleQueryError ? thrown.cause : thrown)
    .success
}
