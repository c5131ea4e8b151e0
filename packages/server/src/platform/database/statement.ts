import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from './Database.ts'

const dialect = new PgDialect()

/**
 * A hand-written statement with a permanent name. Its text is built once, and each connection to PostgreSQL
 * plans it once and keeps it by that name; the embedded engine keeps none. Values stand in it as
 * `sql.placeholder('name')`; each row is parsed.
 */
export function statement<S extends z.ZodType>(name: string, query: SQL, row: S) {
  const built = dialect.sqlToQuery(query)
  const answer = z.object({ rows: z.array(row) })
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<z.output<S>[]> => {
    const prepared = db._.session.prepareQuery(built, undefined, name, false)
    return answer.parse(await prepared.execute(values)).rows
  }
}

const names = new Map<string, string>()
const rows = z.object({ rows: z.array(z.unknown()) })

/** Runs a statement that a library wrote. Connections keep each text prepared, so that there must be few. */
export async function runText(db: Db, text: string, params: readonly unknown[] = []) {
  const name = names.get(text) ?? `text-${names.size}`
  names.set(text, name)
  const built = { sql: text, params: [...params] }
  return rows.parse(await db._.session.prepareQuery(built, undefined, name, false).execute())
}
