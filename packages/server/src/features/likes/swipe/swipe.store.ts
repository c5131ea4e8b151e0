import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { likes, members, swipes } from '../../../tables/index.ts'

type SwipeRow = typeof swipes.$inferSelect

/** Conditions for members that the viewer has neither swiped nor liked. */
export function undecidedConditions(member: string): SQL[] {
  return [
    sql`not exists (select 1 from ${swipes} where ${swipes.member} = ${member} and ${swipes.profile} = ${members.id})`,
    sql`not exists (select 1 from ${likes} where ${likes.liker} = ${member} and ${likes.liked} = ${members.id})`,
  ]
}

export function saveSwipe(tx: Db, row: SwipeRow) {
  return tx
    .insert(swipes)
    .values(row)
    .onConflictDoUpdate({ target: [swipes.member, swipes.profile], set: row })
}

export async function findSwipe(
  db: Db,
  member: string,
  profile: string,
): Promise<SwipeRow | undefined> {
  const [row] = await db
    .select()
    .from(swipes)
    .where(and(eq(swipes.member, member), eq(swipes.profile, profile)))
  return row
}

export async function findLatestSwipe(db: Db, member: string): Promise<SwipeRow | undefined> {
  const [row] = await db
    .select()
    .from(swipes)
    .where(eq(swipes.member, member))
    .orderBy(desc(swipes.created))
    .limit(1)
  return row
}

export function deleteSwipe(tx: Db, member: string, profile: string) {
  return tx.delete(swipes).where(and(eq(swipes.member, member), eq(swipes.profile, profile)))
}

export async function countSwipeLikes(db: Db, member: string, day: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(swipes)
    .where(and(eq(swipes.member, member), eq(swipes.decision, 'like'), eq(swipes.day, day)))
  return row?.n ?? 0
}

export async function hasLikedSince(db: Db, member: string, moment: Date): Promise<boolean> {
  const rows = await db
    .select({ profile: swipes.profile })
    .from(swipes)
    .where(and(eq(swipes.member, member), eq(swipes.decision, 'like'), gt(swipes.created, moment)))
    .limit(1)
  return rows.length > 0
}
