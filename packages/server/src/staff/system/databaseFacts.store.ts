import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { readRows } from '../../platform/database/queries.ts'

const factsSchema = z.object({
  version: z.string(),
  bytes: z.coerce.number(),
  migration: z.string().nullable(),
})

/** The database's version, its size, and the latest change of its tables. */
export async function readDatabaseFacts(db: Db) {
  const [facts] = await readRows(
    db,
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes, (select max(name) from migrations) as migration`,
    factsSchema,
  )
  return {
    version: facts?.version ?? '',
    bytes: facts?.bytes ?? 0,
    migration: facts?.migration?.replace(/\.sql$/, '') ?? '',
  }
}
