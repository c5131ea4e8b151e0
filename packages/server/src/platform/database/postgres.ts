import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { watchAvailability } from './availability.ts'
import type { Database } from './Database.ts'
import { asUnavailable } from './databaseErrors.ts'
import { GuardedPool } from './GuardedPool.ts'
import { listenOn } from './listenOn.ts'
import { lockOn } from './lockOn.ts'
import { probe, waitForDatabase } from './waitForDatabase.ts'

const run = promisify(execFile)

export type PostgresSettings = Pick<
  Config,
  'databasePoolSize' | 'databaseWaitMs' | 'databaseStartMs'
>

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
  const pool = new GuardedPool(
    {
      connectionString: url,
      max: settings.databasePoolSize,
      connectionTimeoutMillis: settings.databaseWaitMs,
      keepAlive: true,
      // Compiling a statement would take longer than running it.
      onConnect: (client) => client.query('set jit = off'),
    },
    availability,
    log,
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
      await pool.end()
    },
  }
}

/** Restores a backup into an empty database, completely or not at all. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  await run('pg_restore', ['--no-owner', '--single-transaction', `--dbname=${url}`, file])
}
