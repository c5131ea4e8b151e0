import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/Database.ts'
import { asReplica, emptyAll, tableNames } from './database.ts'

const copyAll = sql.raw(`
  do $$
  declare
    name text;
    has_rows boolean;
  begin
    drop schema if exists kept cascade;
    create schema kept;
    create table kept.positions as
      select schemaname, sequencename, last_value from pg_sequences
      where last_value is not null and schemaname = 'public';
    foreach name in array array[${tableNames}] loop
      execute format('select exists (select from public.%I)', name) into has_rows;
      if has_rows then
        execute format('create table kept.%I as table public.%1$I', name);
      end if;
    end loop;
  end $$`)

const restoreAll = sql.raw(`
  do $$
  declare kept record;
  begin
    for kept in
      select c.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
      from information_schema.columns c
      join pg_tables t on t.schemaname = 'kept' and t.tablename = c.table_name
      where c.table_schema = 'public' and c.is_generated = 'NEVER'
      group by 1
    loop
      execute format('insert into public.%I (%s) overriding system value select %2$s from kept.%1$I',
        kept.name, kept.columns);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, last_value)
    from kept.positions;
  end $$`)

/**
 * Copies what the database holds now, which takes longer to build than to copy.
 * @returns a function that puts it back in place of whatever the database holds then
 */
export async function snapshotRows(database: Database): Promise<() => Promise<void>> {
  await database.db.execute(copyAll)
  return () =>
    asReplica(database, async (tx) => {
      await tx.execute(emptyAll)
      await tx.execute(restoreAll)
    })
}
