import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { type MemberRow, members } from '../../../tables/index.ts'

export interface RowRange {
  readonly offset: number
  readonly limit: number
}

/** Members with a picture first, then the most recently seen. */
export const listMembers = async (db: Db, where: SQL | undefined, span: RowRange) =>
  readMembersInOrder(db, await listMemberIds(db, where, span))

/** Uses an index-only scan where the conditions allow it. */
export async function listMemberIds(
  db: Db,
  where: SQL | undefined,
  { offset, limit }: RowRange,
): Promise<string[]> {
  if (limit === 0) return []
  const page = await db
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(desc(members.hasPhoto), sql`${members.lastSeen} desc nulls last`, members.id)
    .limit(limit)
    .offset(offset)
  return page.map(({ id }) => id)
}

/** Rows of the ids, in the same order. */
export async function readMembersInOrder(db: Db, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(members)
    .where(inArray(members.id, [...ids]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
