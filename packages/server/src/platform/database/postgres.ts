import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { watchAvailability } from './availability.ts'
import type { Database } from './Database.ts'
import { asUnavailable } from './databaseErrors.ts'
import { GuardedPool } from './GuardedPool.ts'
import { limitedPool, longLimits, requestLimits } from './limits.ts'
import { listenOn } from './listenOn.ts'
import { lockOn } from './lockOn.ts'
import { withLongLimits } from './queryScope.ts'
import { probe, waitForDatabase } from './waitForDatabase.ts'

const run = promisify(execFile)

export type PostgresSettings = Pick<
  Config,
  'databasePoolSize' | 'databaseWaitMs' | 'databaseStatementMs' | 'databaseStartMs'
>

/** Migrations and nightly work need few connections, and none the rest of the time. */
const longConnections = 4

/**
 * Opens a pool on a PostgreSQL server.
 * @throws Error when the server refuses the connection, or is unavailable for `databaseStartMs`
 */
export async function openPostgres(
  url: string,
  settings: PostgresSettings,
  log: Logger,
): Promise<Database> {
  await waitForDatabase(url, settings.databaseStartMs, log)
  const availability = watchAvailability({ name: 'database', log, probe: () => probe(url) })
  const shared = { connectionString: url, connectionTimeoutMillis: settings.databaseWaitMs }
  const patient = new GuardedPool(
    { ...limitedPool(longLimits), ...shared, max: longConnections },
    { availability, log },
  )
  const pool = new GuardedPool(
    {
      ...limitedPool(requestLimits(settings.databaseStatementMs)),
      ...shared,
      max: settings.databasePoolSize,
    },
    { availability, log, patient },
  )
  const locks = lockOn({ url, availability })
  return {
    db: drizzle(pool),
    engine: 'postgres',
    jobs: {
      executeSql: (text, values) =>
        pool.query(text, values).catch((error: unknown) => {
          throw asUnavailable(error)
        }),
    },
    listen: (channel, listener) => listenOn({ url, channel, availability }, listener),
    availability,
    withLongLimits,
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    lock: locks.lock,
    async backUp(file) {
      await run('pg_dump', [
        '--format=custom',
        '--no-owner',
        // A restored database belongs to the data folder that it is restored with.
        '--exclude-table-data=data_folder',
        `--file=${file}`,
        url,
      ])
    },
    async close() {
      availability.close()
      await locks.close()
      await Promise.all([pool.end(), patient.end()])
    },
  }
}

/** Restores a backup into an empty database, completely or not at all. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  await run('pg_restore', ['--no-owner', '--single-transaction', `--dbname=${url}`, file])
}
