import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

const unavailableCode = 'database_unavailable'

/** The database cannot be reached, or has no free connection; the same call may succeed soon. */
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

/** Of the system, and of PostgreSQL: class 08, shutting down or starting, no connection free. */
const codes =
  /^(?:E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|57P0[1-5]|53300)$/

const poolTimeout = 'timeout exceeded when trying to connect'

/** What pg says without a code. */
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout expired|Query read timeout)/

/** Whether an error of a PostgreSQL connection means that the server is away, or going, or full. */
export function isConnectionFailure(error: unknown): boolean {
  const parsed = errorSchema.safeParse(error)
  if (!parsed.success) return false
  const { code = '', message } = parsed.data
  return codes.test(code) || messages.test(message) || message === poolTimeout
}

/** Whether a pool's connections were all in use for as long as its callers wait. */
export const isPoolTimeout = (error: unknown): boolean =>
  errorSchema.safeParse(error).data?.message === poolTimeout

/** Whether the server answered, but lets in nobody else for now. */
export const isFull = (error: unknown): boolean =>
  errorSchema.safeParse(error).data?.code === '53300'

/** Whether something failed only because the database was not available; other errors may be wrapped around. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  const parsed = errorSchema.safeParse(thrown)
  if (!parsed.success) return false
  if (parsed.data.code === unavailableCode) return true
  const { cause } = parsed.data
  if (cause === undefined) return false
  if (thrown instanceof DrizzleQueryError && isConnectionFailure(cause)) return true
  return isDatabaseUnavailable(cause)
}

/** Names what a PostgreSQL connection has thrown. */
export const asUnavailable = (error: unknown): unknown =>
  isConnectionFailure(error) ? new DatabaseUnavailable(error) : error
