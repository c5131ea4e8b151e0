import { and, count, desc, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { likes, members } from '../../tables/index.ts'
import { type BrandScope, hasNoBlockWith, isInReach, visibleTo } from '../members/index.ts'

/**
 * Inserts a like; it takes the place of an introduction.
 * @returns whether the like is new
 */
export async function insertLike(tx: Db, from: string, to: string, created: Date) {
  const rows = await tx
    .insert(likes)
    .values({ liker: from, liked: to, created })
    .onConflictDoUpdate({
      target: [likes.liker, likes.liked],
      set: { created, opened: null, introduced: false },
      setWhere: eq(likes.introduced, true),
    })
    .returning({ liked: likes.liked })
  return rows.length > 0
}

/** Introduces a member to another, who reads it among the likes. */
export function insertIntroducedLike(tx: Db, from: string, to: string, created: Date) {
  return tx
    .insert(likes)
    .values({ liker: from, liked: to, created, introduced: true })
    .onConflictDoNothing()
}

/** How a member stands to another: a like, an introduction or neither. */
export async function findLike(db: Db, from: string, to: string) {
  const [row] = await db
    .select({ introduced: likes.introduced })
    .from(likes)
    .where(and(eq(likes.liker, from), eq(likes.liked, to)))
  if (!row) return 'none'
  return row.introduced ? 'introduction' : 'like'
}

/** Whether a member likes another; being introduced is no like. */
export async function hasLiked(db: Db, from: string, to: string): Promise<boolean> {
  return (await findLike(db, from, to)) === 'like'
}

export function deleteLike(db: Db, from: string, to: string) {
  return db.delete(likes).where(and(eq(likes.liker, from), eq(likes.liked, to)))
}

export function deleteLikesBetween(tx: Db, one: string, other: string) {
  return tx
    .delete(likes)
    .where(
      or(
        and(eq(likes.liker, one), eq(likes.liked, other)),
        and(eq(likes.liker, other), eq(likes.liked, one)),
      ),
    )
}

/** Removes the likes between a member and the members of a brand. */
export function deleteLikesWithBrand(tx: Db, member: string, brand: string) {
  return tx.execute(sql`
    delete from likes using members other
    where other.brand = ${brand} and (
      (likes.liker = ${member} and likes.liked = other.id) or (likes.liked = ${member} and likes.liker = other.id))`)
}

export function markLikeOpened(db: Db, from: string, to: string, opened: Date) {
  return db
    .update(likes)
    .set({ opened })
    .where(and(eq(likes.liker, from), eq(likes.liked, to), isNull(likes.opened)))
    .returning({ liker: likes.liker })
}

interface PageRange {
  readonly limit: number
  readonly offset: number
}

/** Members that this one likes, latest first. */
export function listLiked(db: Db, scope: BrandScope, { limit, offset }: PageRange) {
  return db
    .select({ member: members })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liked))
    .where(
      and(
        eq(likes.liker, scope.viewer),
        not(likes.introduced),
        eq(members.profileStatus, 'active'),
        isInReach(scope),
        visibleTo(scope.viewer),
        hasNoBlockWith(db, scope.viewer),
      ),
    )
    .orderBy(desc(likes.created), desc(likes.liked))
    .limit(limit)
    .offset(offset)
}

/** A block removes likes, but not one that is stored at the same moment. */
const isReceivedBy = (db: Db, scope: BrandScope) =>
  and(
    eq(likes.liked, scope.viewer),
    eq(members.profileStatus, 'active'),
    isInReach(scope),
    hasNoBlockWith(db, scope.viewer),
  )

/** Members that like this one or were introduced, latest first. */
export function listLikers(db: Db, scope: BrandScope, { limit, offset }: PageRange) {
  return db
    .select({ member: members, opened: likes.opened, introduced: likes.introduced })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liker))
    .where(isReceivedBy(db, scope))
    .orderBy(desc(likes.created), desc(likes.liker))
    .limit(limit)
    .offset(offset)
}

/** Number of received likes that the member has not opened; introductions are not counted. */
export async function countNewLikes(db: Db, scope: BrandScope): Promise<number> {
  const [row] = await db
    .select({ fresh: count() })
    .from(likes)
    .innerJoin(members, eq(members.id, likes.liker))
    .where(and(isReceivedBy(db, scope), isNull(likes.opened), not(likes.introduced)))
  return row?.fresh ?? 0
}
