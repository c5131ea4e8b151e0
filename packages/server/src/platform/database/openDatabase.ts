import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { DataFolder } from '../dataFolder/openDataFolder.ts'
import type { Database, Db } from './Database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres, type PostgresSettings } from './postgres.ts'
import { readRows } from './queries.ts'

/**
 * Opens the configured database and applies pending migrations.
 * @param folder data folder of the embedded database
 */
export async function openDatabase(
  config: PostgresSettings & Pick<Config, 'databaseUrl'>,
  folder: DataFolder,
  log: Logger,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config, log)
    : await openPglite(folder)
  await database.withLongLimits(() => migrate(database.db))
  return database
}

const folder = join(import.meta.dirname, '../../../migrations')

/** An arbitrary number, the same in every process. */
const advisoryLock = 4_321

interface MigrateOptions {
  /** Excludes this file and later ones, so that a test can start from an earlier version. */
  readonly before?: string
}

/**
 * Applies the SQL files of `migrations/` that this database does not have yet, in the order of their names and
 * in one transaction. Processes that start at the same time wait for one another.
 */
export async function migrate(db: Db, { before }: MigrateOptions = {}): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const wanted = files.filter((file) => before === undefined || file < before)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied timestamptz not null default now())`,
    )
    const rows = await readRows(
      tx,
      sql`select name from migrations`,
      z.object({ name: z.string() }),
    )
    const applied = new Set(rows.map(({ name }) => name))
    for (const file of wanted) if (!applied.has(file)) await apply(tx, file)
  })
}

/**
 * The embedded engine accepts one statement at a time; `execute` inside a block runs all statements of a
 * file.
 */
async function apply(tx: Db, file: string) {
  const text = await readFile(join(folder, file), 'utf8')
  await tx.execute(sql.raw(`do $block$ begin execute $migration$${text}$migration$; end $block$`))
  await tx.execute(sql`insert into migrations (name) values (${file})`)
}
