import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readRows } from '../../../src/platform/database/queries.ts'
import * as tables from '../../../src/tables/index.ts'
import { testDatabase } from '../../support/database.ts'
import {
  describeDefinedRules,
  describeDefinition,
  describeRules,
  describeTable,
} from './describeTables.ts'

const { db } = await testDatabase()

const defined = Object.values(tables)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ name: getTableConfig(table).name, table }))

/** Tables that only the database itself and the migrations use. */
const internalTables = ['migrations']

/** Columns that only conditions and indexes use; a query for whole rows must not read them. */
const internalColumns = ['members.facet_hashes']

test('every table of the database is defined, and every defined table is in the database', async () => {
  const rows = await readRows(
    db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
    z.object({ name: z.string() }),
  )
  const names = [...defined.map(({ name }) => name), ...internalTables]
  expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

const isKnown = (table: string) => (line: string) =>
  !internalColumns.some((column) => line.startsWith(`column ${column.replace(`${table}.`, '')} `))

test.each(defined)('$name has the columns and keys that are defined', async ({ name, table }) => {
  const described = await describeTable(db, name)
  expect(describeDefinition(table)).toEqual(described.filter(isKnown(name)))
})

test.each(defined)('$name has the indexes and checks that are defined', async ({ name, table }) => {
  expect(await describeDefinedRules(db, table)).toEqual(await describeRules(db, name))
})

const toCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())

/** Words of columns for which the code has a better one; a column keeps its name for processes of the version before. */
const betterWords: Readonly<Record<string, string>> = {
  'conversations.last_number': 'lastSequence',
  'participants.read_number': 'readSequence',
  'participants.delivered_number': 'deliveredSequence',
  'participants.deleted_number': 'deletedSequence',
  'messages.number': 'sequence',
}

test.each(defined)('$name has properties named after its columns', ({ name, table }) => {
  for (const [property, column] of Object.entries(getTableColumns(table))) {
    expect(property).toBe(betterWords[`${name}.${column.name}`] ?? toCamelCase(column.name))
  }
})
