import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import {
  chatPhotos,
  complaints,
  conversations,
  deletions,
  failedMails,
  mailbox,
  members,
  photos,
} from '../../../tables/index.ts'
import { isOpenDeletion } from '../../members/index.ts'
import { prepareMandatesForErasure } from '../../payments/index.ts'

export type DeletionRow = typeof deletions.$inferSelect

export function insertDeletion(tx: Db, row: typeof deletions.$inferInsert) {
  return tx.insert(deletions).values(row)
}

/** The member's open deletion. */
export async function findDeletion(db: Db, member: string): Promise<DeletionRow | undefined> {
  const [row] = await db
    .select()
    .from(deletions)
    .where(and(eq(deletions.member, member), isOpenDeletion))
    .orderBy(desc(deletions.requested))
  return row
}

/** @returns whether this call ended the deletion */
export async function endDeletion(tx: Db, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(deletions)
    .set({ reactivated: now })
    .where(and(eq(deletions.id, id), isOpenDeletion))
    .returning({ id: deletions.id })
  return ended.length > 0
}

export function listDueDeletions(db: Db, now: Date): Promise<DeletionRow[]> {
  return db
    .select()
    .from(deletions)
    .where(and(isOpenDeletion, lte(deletions.eraseAfter, now)))
    .orderBy(deletions.eraseAfter)
}

/**
 * Deletes a member under deletion, banned or not, and all rows that cascade from it. Bookkeeping rows stay
 * without the person, as their tables define.
 * @returns the former address, or undefined when the account was restored meanwhile
 */
export async function eraseMember(tx: Db, member: string): Promise<string | undefined> {
  const [leaver] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, member), inArray(members.status, ['deleting', 'banned'])))
    .for('update')
  if (!leaver) return
  await tx.update(complaints).set({ email: null }).where(eq(complaints.reporter, member))
  await prepareMandatesForErasure(tx, member)
  const [gone] = await tx
    .delete(members)
    .where(eq(members.id, member))
    .returning({ email: members.email })
  return gone?.email
}

/** Keeps the reason for statistics and removes the reference to the person. */
export function anonymizeDeletion(tx: Db, id: string, now: Date) {
  return tx
    .update(deletions)
    .set({ erased: now, comment: null, member: null })
    .where(eq(deletions.id, id))
}

/** Deletes mails to an erased address: those of a demo, and those that were given up. */
export async function deleteMailsTo(tx: Db, brand: string, email: string): Promise<void> {
  for (const table of [mailbox, failedMails]) {
    await tx
      .delete(table)
      .where(and(eq(table.brand, brand), eq(sql`lower(${table.recipient})`, email.toLowerCase())))
  }
}

/** Ids of all pictures whose rows are deleted with a member: of the profile and of their conversations. */
export async function listErasedPictureIds(tx: Db, member: string): Promise<string[]> {
  const own = await tx.select({ id: photos.id }).from(photos).where(eq(photos.member, member))
  const talks = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.lowerMember, member), eq(conversations.higherMember, member)))
  const sent = await tx
    .select({ id: chatPhotos.id })
    .from(chatPhotos)
    .where(or(eq(chatPhotos.sender, member), inArray(chatPhotos.conversation, talks)))
  return [...own, ...sent].map(({ id }) => id)
}
