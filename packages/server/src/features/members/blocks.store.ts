import { and, desc, eq, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { blocks, members } from '../../tables/index.ts'

const pair = (from: string, to: string) => and(eq(blocks.blocker, from), eq(blocks.blocked, to))

export function insertBlock(tx: Db, from: string, to: string, created: Date) {
  return tx.insert(blocks).values({ blocker: from, blocked: to, created }).onConflictDoNothing()
}

export function deleteBlock(db: Db, from: string, to: string) {
  return db.delete(blocks).where(pair(from, to))
}

export async function hasBlocked(db: Db, from: string, to: string): Promise<boolean> {
  const rows = await db.select({ from: blocks.blocker }).from(blocks).where(pair(from, to))
  return rows.length > 0
}

/** The members that a member has blocked, the latest first. */
export function listBlocked(db: Db, from: string) {
  return db
    .select({ id: members.id, name: members.name, created: blocks.created })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blocked))
    .where(eq(blocks.blocker, from))
    .orderBy(desc(blocks.created))
}

/** Whether either of two members has blocked the other. */
export async function isBlocked(db: Db, one: string, other: string): Promise<boolean> {
  return (await hasBlocked(db, one, other)) || (await hasBlocked(db, other, one))
}

/** Condition for members with whom another has no block, in either direction. */
export function hasNoBlockWith(db: Db, other: string): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(blocks)
      .where(
        or(
          and(eq(blocks.blocker, other), eq(blocks.blocked, members.id)),
          and(eq(blocks.blocked, other), eq(blocks.blocker, members.id)),
        ),
      ),
  )
}
