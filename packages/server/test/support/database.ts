import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, inject } from 'vitest'
import { parseConfig } from '../../src/platform/config.ts'
import type { Database, Db } from '../../src/platform/database/Database.ts'
import { migrate } from '../../src/platform/database/openDatabase.ts'
import { openPglite } from '../../src/platform/database/pglite.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { openLog } from '../../src/platform/log.ts'
import * as tables from '../../src/tables/index.ts'
import { createDatabase } from './createDatabase.ts'

/** Tests share a busy machine. */
const patientSettings = parseConfig({ DATABASE_STATEMENT_SECONDS: '120' })

const server = process.env['DATABASE_URL']

/**
 * A database, empty before each test: embedded (then `url` is empty), or the test file's own on the server of
 * DATABASE_URL.
 */
export async function testDatabase(): Promise<Database & { readonly url: string }> {
  const database = server ? await onServer(server) : await embedded()
  beforeEach(() => empty(database))
  return database
}

let opened: ReturnType<typeof openEmbedded> | undefined

/** One for all test files of a worker, since opening an engine takes longer than most files. */
const embedded = () => {
  opened ??= openEmbedded()
  return opened
}

async function openEmbedded() {
  const database = await openPglite()
  await migrate(database.db)
  return { ...database, url: '' }
}

async function onServer(url: string) {
  const { own, drop } = await createDatabase(url, inject('template'))
  const database = await openPostgres(own, patientSettings, openLog('silent'))
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return { ...database, url: own }
}

/** Another database on the same server, with nothing in it; undefined where the embedded one is tested. */
export async function emptyDatabase(): Promise<string | undefined> {
  if (!server) return
  const { own, drop } = await createDatabase(server)
  afterAll(drop)
  return own
}

export const tableNames = Object.values(tables)
  .filter((value) => is(value, PgTable))
  .map((table) => `'${getTableConfig(table).name}'`)
  .join(', ')

/** As `truncate … restart identity` would, in a tenth of the time where tables hold little. */
export const emptyAll = sql.raw(`
  do $$
  declare name text;
  begin
    foreach name in array array[${tableNames}] loop
      execute format('delete from %I', name);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where last_value is not null and schemaname = 'public';
  end $$`)

/** Without triggers and foreign keys: money records let nobody empty them otherwise. */
export function asReplica({ db }: Database, write: (tx: Db) => Promise<void>) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await write(tx)
  })
}

const empty = (database: Database) =>
  asReplica(database, async (tx) => {
    await tx.execute(emptyAll)
  })
