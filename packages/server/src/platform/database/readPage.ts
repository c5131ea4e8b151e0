import {
  type Cursor,
  encodeCursor,
  listCountLimit,
  type Page,
  type PageQuery,
} from '@bouquet/contract/staff'
import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { daysAfter } from '../clock.ts'
import type { Db } from './Database.ts'

/** What the rows of one page are read by. */
interface Span {
  readonly where: SQL | undefined
  readonly orderBy: readonly [SQL, SQL]
  readonly limit: number
}

interface List<Row> {
  readonly table: PgTable
  /**
   * The rows stand in the order of their moments, which are whole milliseconds as the clock gives them;
   * those of one moment in the order of their ids.
   */
  readonly moment: PgColumn
  readonly id: PgColumn | SQL
  readonly first: 'oldest' | 'latest'
  /** Speaks of the table alone; of others only as of what exists. */
  readonly where: SQL | undefined
  /** May join further columns. */
  rows(span: Span): PromiseLike<readonly Row[]>
  placeOf(row: Row): Cursor
}

/**
 * One page of a list, by the place where the page before ended: nothing is passed over to find it, and
 * nothing comes twice or is left out when things are added or decided meanwhile.
 */
export async function readPage<Row>(
  db: Db,
  list: List<Row>,
  { from, to, after, limit }: PageQuery,
): Promise<Page<Row>> {
  const { moment, id, first, placeOf } = list
  const asked = and(
    list.where,
    from === undefined ? undefined : gte(moment, new Date(from)),
    to === undefined ? undefined : lt(moment, daysAfter(new Date(to), 1)),
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

/** In the list's order, so that an index which has it is read only as far as is counted. */
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

/** A filter that narrows a list when it is given. */
export const matching = (column: PgColumn, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)

/** The same page with its rows presented. */
export const presentPage = <Row, Item>(page: Page<Row>, present: (row: Row) => Item) => ({
  ...page,
  items: page.items.map(present),
})
