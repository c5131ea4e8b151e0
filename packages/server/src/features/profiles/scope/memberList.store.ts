import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { prepareOnce } from '../../../platform/database/queries.ts'
import { type MemberRow, members } from '../../../tables/index.ts'

/** Members with a photo first, then the most recently seen. */
export const displayOrder = sql`has_photo desc, last_seen desc nulls last, id`

/** The first members in display order. Uses an index-only scan where the conditions allow it. */
export async function listMembers(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<MemberRow[]> {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(displayOrder)
    .limit(limit)
  const ids = found.map(({ id }) => id)
  return inOrderOf(ids, await db.select().from(members).where(inArray(members.id, ids)))
}

const cardColumns = {
  id: members.id,
  brand: members.brand,
  name: members.name,
  dateOfBirth: members.dateOfBirth,
  gender: members.gender,
  country: members.country,
  region: members.region,
  city: members.city,
  fictional: members.fictional,
  confirmedAt: members.confirmedAt,
  privacyMode: members.privacyMode,
  lastSeen: members.lastSeen,
}

/** What a profile card shows of a member. */
export type CardRow = Pick<MemberRow, keyof typeof cardColumns>

const cardQuery = prepareOnce((db) =>
  db
    .select(cardColumns)
    .from(members)
    .where(sql`${members.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('read-cards'),
)

/** Rows of the ids, in the same order. */
export async function readCardRows(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await cardQuery(db).execute({ ids: `{${ids.join(',')}}` }))
}

function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
