import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './Database.ts'
import { listenOn } from './listenOn.ts'
import { lockOn } from './lockOn.ts'

const run = promisify(execFile)

/** Opens a pool on a PostgreSQL server. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    // Compiling a statement takes longer than running any of ours.
    onConnect: (client) => client.query('set jit = off'),
  })
  pool.on('error', () => undefined)
  await pool.query('select 1')
  const locks = lockOn(url)
  return {
    db: drizzle(pool),
    engine: 'postgres',
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    listen: (channel, hear) => listenOn(url, channel, hear),
    lock: locks.lock,
    async backUp(file) {
      await run('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, url])
    },
    async close() {
      await locks.close()
      await pool.end()
    },
  }
}

/** Fills an empty database from what `backUp` wrote, all of it or nothing. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  await run('pg_restore', ['--no-owner', '--single-transaction', `--dbname=${url}`, file])
}
