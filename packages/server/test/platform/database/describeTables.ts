import { is, SQL, sql } from 'drizzle-orm'
import {
  getTableConfig,
  type Index,
  IndexedColumn,
  type PgColumn,
  PgDialect,
  type PgTable,
} from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../../src/platform/database/Database.ts'
import { readRows } from '../../../src/platform/database/queries.ts'

const dialect = new PgDialect()
const textOf = (part: SQL) => dialect.sqlToQuery(part).sql
const list = (names: readonly string[]) => `(${names.join(', ')})`
const namesOf = (columns: readonly PgColumn[]) => list(columns.map(({ name }) => name))

/** What a serial column is to the database; both have a default. */
const serialTypes: Readonly<Record<string, string>> = { bigserial: 'bigint', serial: 'integer' }

const describeColumn = (column: PgColumn) => {
  const type = column.getSQLType()
  const hasDefault = column.hasDefault && column.defaultFn === undefined
  return `column ${column.name} ${serialTypes[type] ?? type}${column.notNull ? ' not null' : ''}${hasDefault ? ' default' : ''}`
}

/** A table of `src/tables` as lines, except its indexes and checks. */
export function describeDefinition(table: PgTable): string[] {
  const { columns, primaryKeys, foreignKeys, uniqueConstraints } = getTableConfig(table)
  const key = columns.filter(({ primary }) => primary)
  return [
    ...columns.map(describeColumn),
    ...(key.length > 0 ? [`primary key ${namesOf(key)}`] : []),
    ...primaryKeys.map((each) => `primary key ${namesOf(each.columns)}`),
    ...columns.filter(({ isUnique }) => isUnique).map((column) => `unique ${namesOf([column])}`),
    ...uniqueConstraints.map((each) => `unique ${namesOf(each.columns)}`),
    ...foreignKeys.map((each) => {
      const { columns: own, foreignTable, foreignColumns } = each.reference()
      const { name } = getTableConfig(foreignTable)
      return `foreign key ${namesOf(own)} references ${name} ${namesOf(foreignColumns)} on delete ${each.onDelete ?? 'no action'}`
    }),
  ].toSorted()
}

const lines = async (db: Db, query: SQL) =>
  (await readRows(db, query, z.object({ line: z.string() }))).map(({ line }) => line)

/** The same of the database. */
export async function describeTable(db: Db, name: string): Promise<string[]> {
  return [
    ...(await lines(
      db,
      sql`select 'column ' || attname || ' ' || format_type(atttypid, atttypmod)
          || case when attnotnull then ' not null' else '' end || case when atthasdef then ' default' else '' end as line
        from pg_attribute where attrelid = ${name}::regclass and attnum > 0 and not attisdropped`,
    )),
    ...(await lines(
      db,
      sql`select case contype when 'p' then 'primary key ' when 'u' then 'unique ' else 'foreign key ' end
          || (select '(' || string_agg(attname, ', ' order by place) || ')' from unnest(conkey) with ordinality as own (num, place)
            join pg_attribute on attrelid = conrelid and attnum = num)
          || case when contype = 'f' then ' references ' || confrelid::regclass
            || (select ' (' || string_agg(attname, ', ' order by place) || ')' from unnest(confkey) with ordinality as other (num, place)
              join pg_attribute on attrelid = confrelid and attnum = num)
            || ' on delete ' || case confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'r' then 'restrict' when 'd' then 'set default' else 'no action' end
            else '' end as line
        from pg_constraint where conrelid = ${name}::regclass and contype in ('p', 'u', 'f')`,
    )),
  ].toSorted()
}

const indexColumn = (column: Index['config']['columns'][number], method: string) => {
  if (is(column, SQL)) return `(${textOf(column)})`
  if (!is(column, IndexedColumn))
    throw new Error('An index has neither a column nor an expression.')
  const { order, nulls } = column.indexConfig
  return `"${column.name}"${method === 'btree' ? ` ${order} nulls ${nulls}` : ''}`
}

const probe = 'definition_probe'

class Undo extends Error {}

/** Creates something, describes it in the database's own words, and undoes it. */
async function describeProbe(db: Db, create: string, query: SQL): Promise<string[]> {
  let described: string[] = []
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(create))
      described = await lines(tx, query)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return described
}

/** The indexes and checks of a table of `src/tables`, as the database would describe them. */
export async function describeDefinedRules(db: Db, table: PgTable): Promise<string[]> {
  const { name, indexes, checks } = getTableConfig(table)
  const found: string[] = []
  for (const { config } of indexes) {
    const { unique, method = 'btree', columns, where, with: storage = {} } = config
    const options = Object.entries(storage).map(([key, value]) => `${key} = ${value}`)
    const create = `create ${unique ? 'unique' : ''} index ${probe} on "${name}" using ${method}
      ${list(columns.map((column) => indexColumn(column, method)))} ${options.length > 0 ? `with ${list(options)}` : ''} ${where ? `where ${textOf(where)}` : ''}`
    const query = sql`select pg_get_indexdef(${probe}::regclass) as line`
    const described = await describeProbe(db, create, query)
    found.push(...described.map((line) => line.replace(probe, config.name ?? '')))
  }
  for (const check of checks) {
    const create = `alter table "${name}" add constraint ${probe} check (${textOf(check.value)})`
    const query = sql`select ${check.name}::text || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where conname = ${probe}`
    found.push(...(await describeProbe(db, create, query)))
  }
  return found.toSorted()
}

/** The indexes that do not belong to a constraint, and the checks, of a table of the database. */
export async function describeRules(db: Db, name: string): Promise<string[]> {
  return [
    ...(await lines(
      db,
      sql`select pg_get_indexdef(indexrelid) as line from pg_index where indrelid = ${name}::regclass
        and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    )),
    ...(await lines(
      db,
      sql`select conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
        where conrelid = ${name}::regclass and contype = 'c'`,
    )),
  ].toSorted()
}
