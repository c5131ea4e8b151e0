import { join } from 'node:path'
import type { Database } from './Database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

interface Place {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir }: Place): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite(join(dataDir, 'db'))
  await migrate(database.db)
  return database
}
