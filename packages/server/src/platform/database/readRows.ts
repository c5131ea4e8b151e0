import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './Database.ts'

/** Runs a hand-written query and parses each row. */
export async function readRows<S extends z.ZodType>(
  db: Db,
  query: SQL,
  row: S,
): Promise<z.output<S>[]> {
  const answer = z.object({ rows: z.array(row) }).parse(await db.execute(query))
  return answer.rows
}
