import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { DataFolder } from '../dataFolder/openDataFolder.ts'
import type { Database } from './Database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres, type PostgresSettings } from './postgres.ts'

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
  await migrate(database.db)
  return database
}
