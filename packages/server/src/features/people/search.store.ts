import { and, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { type MemberRow, members } from '../../tables/index.ts'

interface Span {
  readonly offset: number
  readonly limit: number
}

interface Found {
  /** How many there are, but never more than were to be counted. */
  readonly count: number
  /** Whether there are more than that. */
  readonly isMinimum: boolean
  /** Those of the span, in their order. */
  readonly ids: readonly string[]
}

/**
 * Counts people up to a number and gives some of them. Few are gathered by the index that leads to them and
 * put in order; of many, those who come first are read in their order. Neither grows with the site.
 */
export async function findCounted(
  db: Db,
  where: SQL | undefined,
  span: Span,
  most: number,
): Promise<Found> {
  const fit = db
    .select({ id: members.id, pictured: members.pictured, lastSeen: members.lastSeen })
    .from(members)
    .where(where)
    .limit(most + 1)
    .as('fit')
  const ids = sql`(array_agg(${fit.id} order by ${fit.pictured} desc, ${fit.lastSeen} desc nulls last,
    ${fit.id}))[${span.offset + 1}::int : ${span.offset + span.limit}::int]`
  const [row] = await db.select({ n: count(), ids: sql<string[] | null>`${ids}` }).from(fit)
  const n = row?.n ?? 0
  return n > most
    ? { count: most, isMinimum: true, ids: await listIds(db, where, span) }
    : { count: n, isMinimum: false, ids: row?.ids ?? [] }
}

/** Those with a picture first, then those who were here last. */
export const findMembers = async (db: Db, where: SQL | undefined, span: Span) =>
  readThose(db, await listIds(db, where, span))

/** Read from an index alone where the conditions allow it. */
async function listIds(db: Db, where: SQL | undefined, { offset, limit }: Span): Promise<string[]> {
  if (limit === 0) return []
  const page = await db
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(desc(members.pictured), sql`${members.lastSeen} desc nulls last`, members.id)
    .limit(limit)
    .offset(offset)
  return page.map(({ id }) => id)
}

/** The rows of these ids in their order, as far as they meet a condition. */
export async function readThose(
  db: Db,
  ids: readonly string[],
  condition?: SQL,
): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(members)
    .where(and(inArray(members.id, [...ids]), condition))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
