import {
  type Cursor,
  encodeCursor,
  listCountLimit,
  type Page,
  type PageQuery,
} from '@bouquet/contract/staff'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { daysAfter } from '../clock.ts'
import type { Db } from './Database.ts'

/** Condition, order and limit of the query for one page. */
interface Span {
  readonly where: SQL | undefined
  readonly orderBy: readonly [SQL, SQL]
  readonly limit: number
}

interface List<Row> {
  readonly table: PgTable
  /**
   * Rows are ordered by this column, which has whole milliseconds, and rows of the same time by their ids.
   */
  readonly moment: PgColumn | SQL
  readonly id: PgColumn | SQL
  readonly first: 'oldest' | 'latest'
  /** May refer to other tables only in subqueries. */
  readonly where: SQL | undefined
  /** May join other tables. */
  rows(span: Span): PromiseLike<readonly Row[]>
  placeOf(row: Row): Cursor
}

/**
 * Reads one page by cursor, so that rows added or changed meanwhile cause neither duplicates nor gaps.
 */
export async function readPage<Row>(
  db: Db,
  list: List<Row>,
  { from, to, after, limit }: PageQuery,
): Promise<Page<Row>> {
  const { moment, id, first, placeOf } = list
  const asked = and(
    list.where,
    from === undefined ? undefined : sql`${moment} >= ${new Date(from).toISOString()}`,
    to === undefined ? undefined : sql`${moment} < ${daysAfter(new Date(to), 1).toISOString()}`,
  )
  const [put, beyond] = first === 'oldest' ? [asc, sql`>`] : [desc, sql`<`]
  const rest =
    after && sql`(${moment}, ${id}) ${beyond} (${after.moment.toISOString()}, ${after.id})`
  const orderBy = [put(moment), put(id)] as const
  const found = await list.rows({ where: and(asked, rest), orderBy, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  const counted = await countUpTo(db, list.table, {
    where: asked,
    orderBy,
    limit: listCountLimit + 1,
  })
  return {
    items,
    next: last === undefined ? null : encodeCursor(placeOf(last)),
    total: Math.min(counted, listCountLimit),
    total_is_minimum: counted > listCountLimit,
  }
}

/** Counts in the order of the list, so that an index in this order is read only up to the limit. */
async function countUpTo(db: Db, table: PgTable, { where, orderBy, limit }: Span): Promise<number> {
  const fit = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .as('fit')
  const [row] = await db.select({ n: count() }).from(fit)
  return row?.n ?? 0
}

/** An optional filter. */
export function matching(column: PgColumn, value: string | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value)
}

/** Maps the rows of a page. */
export function presentPage<Row, Item>(page: Page<Row>, present: (row: Row) => Item) {
  return {
    ...page,
    items: page.items.map(present),
  }
}
