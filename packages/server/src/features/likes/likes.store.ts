import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { likes, members } from '../../tables/index.ts'
import { findable } from '../members/index.ts'

/** @returns whether the like is new */
export async function insertLike(tx: Db, from: string, to: string, created: Date) {
  const rows = await tx
    .insert(likes)
    .values({ liker: from, liked: to, created })
    .onConflictDoNothing()
    .returning({ liked: likes.liked })
  return rows.length > 0
}

export async function hasLiked(db: Db, from: string, to: string): Promise<boolean> {
  const rows = await db
    .select({ liked: likes.liked })
    .from(likes)
    .where(and(eq(likes.liker, from), eq(likes.liked, to)))
  return rows.length > 0
}

export const deleteLike = (db: Db, from: string, to: string) =>
  db.delete(likes).where(and(eq(likes.liker, from), eq(likes.liked, to)))

export const deleteLikesBetween = (tx: Db, one: string, other: string) =>
  tx
    .delete(likes)
    .where(
      or(
        and(eq(likes.liker, one), eq(likes.liked, other)),
        and(eq(likes.liker, other), eq(likes.liked, one)),
      ),
    )

export const markLikeOpened = (db: Db, from: string, to: string, opened: Date) =>
  db
    .update(likes)
    .set({ opened })
    .where(and(eq(likes.liker, from), eq(likes.liked, to), isNull(likes.opened)))

interface PageRange {
  readonly limit: number
  readonly offset: number
}

/** Members that this one likes, latest first. */
export const listLiked = (db: Db, member: string, { limit, offset }: PageRange) =>
  db
    .select({ member: members })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liked))
    .where(and(eq(likes.liker, member), eq(members.profileStatus, 'active'), findable(member)))
    .orderBy(desc(likes.created), desc(likes.liked))
    .limit(limit)
    .offset(offset)

const isReceivedBy = (member: string) =>
  and(eq(likes.liked, member), eq(members.profileStatus, 'active'))

/** Members that like this one, latest first. */
export const listLikers = (db: Db, member: string, { limit, offset }: PageRange) =>
  db
    .select({ member: members, opened: likes.opened })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liker))
    .where(isReceivedBy(member))
    .orderBy(desc(likes.created), desc(likes.liker))
    .limit(limit)
    .offset(offset)

/** Number of received likes that the member has not opened. */
export async function countNewLikes(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ fresh: count() })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liker))
    .where(and(isReceivedBy(member), isNull(likes.opened)))
  return row?.fresh ?? 0
}
