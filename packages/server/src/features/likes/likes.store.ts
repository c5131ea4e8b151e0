import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { likes, members } from '../../tables/index.ts'
import { findable } from '../members/index.ts'

/** @returns whether the like is new */
export async function insertLike(tx: Db, from: string, to: string, created: Date) {
  const rows = await tx
    .insert(likes)
    .values({ from, to, created })
    .onConflictDoNothing()
    .returning({ to: likes.to })
  return rows.length > 0
}

export async function hasLiked(db: Db, from: string, to: string): Promise<boolean> {
  const rows = await db
    .select({ to: likes.to })
    .from(likes)
    .where(and(eq(likes.from, from), eq(likes.to, to)))
  return rows.length > 0
}

export const deleteLike = (db: Db, from: string, to: string) =>
  db.delete(likes).where(and(eq(likes.from, from), eq(likes.to, to)))

export const deleteLikesBetween = (tx: Db, one: string, other: string) =>
  tx
    .delete(likes)
    .where(
      or(
        and(eq(likes.from, one), eq(likes.to, other)),
        and(eq(likes.from, other), eq(likes.to, one)),
      ),
    )

export const markLikeOpened = (db: Db, from: string, to: string, opened: Date) =>
  db
    .update(likes)
    .set({ opened })
    .where(and(eq(likes.from, from), eq(likes.to, to), isNull(likes.opened)))

interface PageRange {
  readonly limit: number
  readonly offset: number
}

/** Members that this one likes, latest first. */
export const listLiked = (db: Db, member: string, { limit, offset }: PageRange) =>
  db
    .select({ member: members })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.to))
    .where(and(eq(likes.from, member), eq(members.profileStatus, 'active'), findable(member)))
    .orderBy(desc(likes.created), desc(likes.to))
    .limit(limit)
    .offset(offset)

const isReceivedBy = (member: string) =>
  and(eq(likes.to, member), eq(members.profileStatus, 'active'))

/** Members that like this one, latest first. */
export const listLikers = (db: Db, member: string, { limit, offset }: PageRange) =>
  db
    .select({ member: members, opened: likes.opened })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.from))
    .where(isReceivedBy(member))
    .orderBy(desc(likes.created), desc(likes.from))
    .limit(limit)
    .offset(offset)

/** Number of received likes that the member has not opened. */
export async function countNewLikes(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ fresh: count() })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.from))
    .where(and(isReceivedBy(member), isNull(likes.opened)))
  return row?.fresh ?? 0
}
