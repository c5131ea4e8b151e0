import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { blocks, likes } from '../../tables/index.ts'

export const insertBlock = (tx: Db, row: typeof blocks.$inferInsert) =>
  tx.insert(blocks).values(row).onConflictDoNothing()

export const deleteBlock = (db: Db, blocker: string, blocked: string) =>
  db.delete(blocks).where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked)))

/** The blocks between two members, in either direction. */
export const findBlocks = (db: Db, one: string, other: string) =>
  db
    .select({ blocker: blocks.blocker })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blocker, one), eq(blocks.blocked, other)),
        and(eq(blocks.blocker, other), eq(blocks.blocked, one)),
      ),
    )

export const deleteLikesBetween = (tx: Db, one: string, other: string) =>
  tx
    .delete(likes)
    .where(
      or(
        and(eq(likes.liker, one), eq(likes.liked, other)),
        and(eq(likes.liker, other), eq(likes.liked, one)),
      ),
    )
