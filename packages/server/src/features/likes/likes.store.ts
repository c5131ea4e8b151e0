import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { likes, members } from '../../tables/index.ts'
import { type BrandScope, findable, hasNoBlockWith, isInReach } from '../members/index.ts'

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

/** Removes the likes between a member and the members of a brand. */
export const deleteLikesWithBrand = (tx: Db, member: string, brand: string) =>
  tx.execute(sql`
    delete from likes using members other
    where other.brand = ${brand} and (
      (likes.liker = ${member} and likes.liked = other.id) or (likes.liked = ${member} and likes.liker = other.id))`)

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
export const listLiked = (db: Db, scope: BrandScope, { limit, offset }: PageRange) =>
  db
    .select({ member: members })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liked))
    .where(
      and(
        eq(likes.liker, scope.viewer),
        eq(members.profileStatus, 'active'),
        isInReach(scope),
        findable(scope.viewer),
        hasNoBlockWith(db, scope.viewer),
      ),
    )
    .orderBy(desc(likes.created), desc(likes.liked))
    .limit(limit)
    .offset(offset)

/** A block removes likes, but not one that is stored at the same moment. */
const isReceivedBy = (db: Db, scope: BrandScope) =>
  and(
    eq(likes.liked, scope.viewer),
    eq(members.profileStatus, 'active'),
    isInReach(scope),
    hasNoBlockWith(db, scope.viewer),
  )

/** Members that like this one, latest first. */
export const listLikers = (db: Db, scope: BrandScope, { limit, offset }: PageRange) =>
  db
    .select({ member: members, opened: likes.opened })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liker))
    .where(isReceivedBy(db, scope))
    .orderBy(desc(likes.created), desc(likes.liker))
    .limit(limit)
    .offset(offset)

/** Number of received likes that the member has not opened. */
export async function countNewLikes(db: Db, scope: BrandScope): Promise<number> {
  const [row] = await db
    .select({ fresh: count() })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liker))
    .where(and(isReceivedBy(db, scope), isNull(likes.opened)))
  return row?.fresh ?? 0
}
