import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { type MatchAnswersRow, matchAnswers } from '../../../tables/index.ts'

/** Answers to the match finder by member; members without answers are missing. */
export async function findMatchPreferences(
  db: Db,
  members: readonly string[],
): Promise<Map<string, MatchAnswersRow>> {
  if (members.length === 0) return new Map()
  const rows = await db
    .select()
    .from(matchAnswers)
    .where(inArray(matchAnswers.member, [...members]))
  return new Map(rows.map((row) => [row.member, row]))
}

export async function findOwnMatchPreferences(
  db: Db,
  member: string,
): Promise<MatchAnswersRow | undefined> {
  const [row] = await db.select().from(matchAnswers).where(eq(matchAnswers.member, member))
  return row
}

export function saveMatchPreferences(db: Db, row: MatchAnswersRow) {
  return db
    .insert(matchAnswers)
    .values(row)
    .onConflictDoUpdate({ target: matchAnswers.member, set: row })
}
