import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { type MatchWishesRow, matchWishes } from '../../../tables/index.ts'

/** What members told the match finder; those who told nothing are missing. */
export async function findMatchWishes(
  db: Db,
  members: readonly string[],
): Promise<Map<string, MatchWishesRow>> {
  if (members.length === 0) return new Map()
  const rows = await db
    .select()
    .from(matchWishes)
    .where(inArray(matchWishes.member, [...members]))
  return new Map(rows.map((row) => [row.member, row]))
}

export async function findOwnMatchWishes(
  db: Db,
  member: string,
): Promise<MatchWishesRow | undefined> {
  const [row] = await db.select().from(matchWishes).where(eq(matchWishes.member, member))
  return row
}

export const saveMatchWishes = (db: Db, row: MatchWishesRow) =>
  db.insert(matchWishes).values(row).onConflictDoUpdate({ target: matchWishes.member, set: row })
