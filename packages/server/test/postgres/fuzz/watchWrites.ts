import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../../src/platform/database/Database.ts'
import { readRows } from '../../../src/platform/database/queries.ts'
import * as tables from '../../../src/tables/index.ts'

/** Counts of tries are kept though the try is refused: that is what they are for. */
const uncounted = ['throttles']

const names = Object.values(tables)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table).name)
  .filter((name) => !uncounted.includes(name))

const writeSchema = z.object({ table_name: z.string(), call: z.string(), row_text: z.string() })

/** That somebody was not let in to the desk is kept in the log: that is what it is for. */
export function isRefusedSignIn({ table_name, row_text }: z.output<typeof writeSchema>): boolean {
  return table_name === 'audit_log' && row_text.includes('staff.sign-in.refused')
}

/**
 * Has the database note every row that is written and not rolled back. When somebody was last seen, and that they
 * came back this week, is no part of what a call does.
 * @returns reads what was noted since it was last read
 */
export async function watchWrites(db: Db) {
  await db.execute(sql`create table writes (table_name text, call text, row_text text)`)
  await db.execute(
    sql.raw(`create function note_write() returns trigger language plpgsql as $$
      declare
        before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
        after jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
      begin
        if tg_table_name = 'figure_cohorts' and after ->> 'step' = 'active' then
          return null;
        end if;
        if before - 'seen' - 'hidden' - 'last_seen' is distinct from after - 'seen' - 'hidden' - 'last_seen' then
          insert into writes values (tg_table_name, tg_op, coalesce(after, before)::text);
        end if;
        return null;
      end $$`),
  )
  for (const name of names) {
    await db.execute(
      sql.raw(`create trigger note_write after insert or update or delete on "${name}"
        for each row execute function note_write()`),
    )
  }
  return () =>
    readRows(
      db,
      sql`with taken as (delete from writes returning *) select * from taken`,
      writeSchema,
    )
}
