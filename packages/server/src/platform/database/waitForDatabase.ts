import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { backoffMs } from '../maintainConnection.ts'
import { StartError } from '../StartError.ts'
import { reasonOf } from './availability.ts'
import { isConnectionFailure, isFull } from './databaseErrors.ts'

/**
 * Waits until a PostgreSQL server accepts connections.
 * @throws StartError database_away after the limit; other connection errors at once
 */
export async function waitForDatabase(url: string, limitMs: number, log: Logger): Promise<void> {
  const start = performance.now()
  for (let failures = 0; ; failures++) {
    try {
      await probe(url)
      if (failures > 0) log.info('database back')
      return
    } catch (error) {
      if (!isConnectionFailure(error)) throw error
      const pauseMs = backoffMs(failures)
      if (performance.now() - start + pauseMs > limitMs) throw awayFor(limitMs, error)
      if (failures === 0) {
        log.warn({ reason: reasonOf(error), limitSeconds: limitMs / 1_000 }, 'database away')
      }
      await wait(pauseMs)
    }
  }
}

const awayFor = (limitMs: number, cause: unknown) =>
  new StartError(
    'database_away',
    `The database of DATABASE_URL did not answer within ${limitMs / 1_000} s (${reasonOf(cause)}). Start it, or set DATABASE_URL to one that runs; DATABASE_START_SECONDS says how long to wait.`,
  )

const patienceMs = 3_000

/** Checks that a PostgreSQL server answers. @throws the connection error, except when all connections are in use */
export async function probe(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    void client.end().catch(() => undefined)
  }
}
