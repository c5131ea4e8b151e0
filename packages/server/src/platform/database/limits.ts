import type { PoolConfig } from 'pg'
import { impatientSocket } from './impatientSocket.ts'

/** Time limits of the statements of a connection. */
export interface Limits {
  /** The server cancels a statement that takes longer. */
  readonly statementMs: number
  /** The server cancels a statement that waits longer for a lock. */
  readonly lockMs: number
  /** The server ends a transaction in which nothing happens for longer, as when its process is frozen. */
  readonly idleMs: number
}

/** How much later than the server the program gives up, so that a slow statement is told from a silent line. */
const graceMs = 1_000

/** The limits of requests: nobody waits for more than the statement's. */
export function requestLimits(statementMs: number): Limits {
  return {
    statementMs,
    lockMs: Math.min(statementMs * 0.75, 3_000),
    idleMs: statementMs + graceMs,
  }
}

/** The limits of migrations and of nightly work. */
export const longLimits: Limits = { statementMs: 1_800_000, lockMs: 60_000, idleMs: 30_000 }

/** The server notices that this process or its machine has died, and lets go of its locks. */
export const noticeDeath =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2; set tcp_user_timeout = 15000'

const keepAliveMs = 5_000

/** Settings of a pool whose connections break when the server keeps silent beyond the limits. */
export function limitedPool({ statementMs, lockMs, idleMs }: Limits): PoolConfig {
  const silenceMs = statementMs + graceMs
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    stream: () => impatientSocket(silenceMs),
    // Closed before it would count as silent.
    idleTimeoutMillis: Math.min(silenceMs - graceMs, 10_000),
    async onConnect(client) {
      // Compiling a statement would take longer than running it.
      await client.query(
        `set jit = off; set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; ` +
          `set idle_in_transaction_session_timeout = ${idleMs}; ${noticeDeath}`,
      )
    },
  }
}
