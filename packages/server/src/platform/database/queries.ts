import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './Database.ts'

/** Runs a hand-written query and parses each row. */
export async function readRows<S extends z.ZodType>(
  db: Db,
  query: SQL,
  row: S,
): Promise<z.output<S>[]> {
  const result = z.object({ rows: z.array(row) }).parse(await db.execute(query))
  return result.rows
}

interface Statement<Column extends string> {
  /** Common table expressions by name, in this order; they may write. */
  readonly with?: Readonly<Record<string, SQL>>
  readonly select: Readonly<Record<Column, SQL>>
  readonly from: SQL
}

/**
 * A hand-written prepared statement. Each connection to PostgreSQL prepares it once under `name`. Values are
 * given as `sql.placeholder('name')`; each row is parsed.
 */
export function statement<Shape extends z.ZodRawShape>(
  name: string,
  { with: expressions = {}, select, from }: Statement<Extract<keyof Shape, string>>,
  row: z.ZodObject<Shape>,
) {
  const rows = z.array(row)
  return async (db: Db, values: Readonly<Record<string, unknown>>) => {
    const queries = Object.entries(expressions).map(([alias, query]) =>
      db.$with(alias, {}).as(query),
    )
    const prepared = db
      .with(...queries)
      .select(select)
      .from(from)
      .prepare(name)
    return rows.parse(await prepared.execute(values))
  }
}

/**
 * A prepared query, built once for each database. Not for transactions, each of which would build its own.
 */
export function prepareOnce<Q>(prepare: (db: Db) => Q): (db: Db) => Q {
  const known = new WeakMap<Db, Q>()
  return (db) => {
    const prepared = known.get(db) ?? prepare(db)
    known.set(db, prepared)
    return prepared
  }
}
