import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeEach } from 'vitest'
import { parseConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database/Database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openPglite } from '../../src/platform/database/pglite.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { newId } from '../../src/platform/ids.ts'
import { openLog } from '../../src/platform/log.ts'
import * as tables from '../../src/tables/index.ts'

const server = process.env['DATABASE_URL']

/**
 * A database of the test file's own, empty before each test: embedded (then `url` is empty), or on the
 * server of DATABASE_URL.
 */
export async function testDatabase(): Promise<Database & { readonly url: string }> {
  const { database, url, drop } = server ? await onServer(server) : await inMemory()
  await migrate(database.db)
  beforeEach(() => empty(database))
  afterAll(drop)
  return { ...database, url }
}

async function inMemory() {
  const database = await openPglite()
  return { database, url: '', drop: () => database.close() }
}

async function onServer(url: string) {
  const { own, drop: dropOwn } = await createDatabase(url)
  const database = await openPostgres(own, parseConfig({}), openLog('silent'))
  const drop = async () => {
    await database.close()
    await dropOwn()
  }
  return { database, url: own, drop }
}

/** Another database on the same server, with nothing in it; undefined where the embedded one is tested. */
export async function emptyDatabase(): Promise<string | undefined> {
  if (!server) return
  const { own, drop } = await createDatabase(server)
  afterAll(drop)
  return own
}

async function createDatabase(url: string) {
  const name = `test_${newId().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  return { own: own.href, drop: () => administer(url, `drop database ${name} with (force)`) }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const names = Object.values(tables)
  .filter((value) => is(value, PgTable))
  .map((table) => `"${getTableConfig(table).name}"`)
  .join(', ')

/** As a replica, since money records let nobody empty them otherwise. */
const empty = ({ db }: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(`truncate ${names} restart identity cascade`))
  })
