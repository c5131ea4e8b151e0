import type { DataFolder } from '../dataFolder/openDataFolder.ts'
import type { Database } from './Database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

interface Place {
  readonly databaseUrl: string | undefined
  /** Where the embedded database lies. */
  readonly folder: DataFolder
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase({ databaseUrl, folder }: Place): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(folder)
  await migrate(database.db)
  return database
}
