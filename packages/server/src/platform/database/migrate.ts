import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './Database.ts'
import { readRows } from './readRows.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/** Any number, the same in every process: the process that holds it migrates. */
const lock = 4_321

/** Ends with a semicolon at the end of a line; between `$$` stands a function's body, which has its own. */
const statement = /(?:\$\$[\s\S]*?\$\$|;(?!\s*$)|[^;])+/gm

/**
 * Applies the SQL files of `migrations/` that this database has not had, in the order of their names, each
 * once. Files are only ever added. With `isWanted` some are left for later. Processes that start together
 * wait for one another.
 */
export async function migrate(
  db: Db,
  { isWanted = () => true }: { readonly isWanted?: (name: string) => boolean } = {},
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && isWanted(name))
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied timestamptz not null default now())`,
    )
    const applied = await readRows(
      tx,
      sql`select name from migrations`,
      z.object({ name: z.string() }),
    )
    const known = new Set(applied.map(({ name }) => name))
    for (const name of names.sort()) if (!known.has(name)) await apply(tx, name)
  })
}

async function apply(tx: Db, name: string) {
  const file = await readFile(join(folder, name), 'utf8')
  for (const [text] of file.matchAll(statement)) {
    if (text.trim()) await tx.execute(sql.raw(text))
  }
  await tx.execute(sql`insert into migrations (name) values (${name})`)
}
