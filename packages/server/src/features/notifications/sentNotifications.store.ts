import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, likes, messages, notices, participants } from '../../tables/index.ts'
import type { NotificationTrigger } from './notificationTrigger.ts'

type NotificationRow = typeof notices.$inferInsert

/** @returns whether this caller is the one to tell; a repeated job is not */
export async function claimNotification(tx: Db, row: NotificationRow): Promise<boolean> {
  const rows = await tx.insert(notices).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

/** What could not be told may be tried again. */
export const releaseNotification = (db: Db, { member, channel, key }: NotificationRow) =>
  db
    .delete(notices)
    .where(and(eq(notices.member, member), eq(notices.channel, channel), eq(notices.key, key)))

export const deleteNotificationsBefore = (db: Db, moment: Date) =>
  db.delete(notices).where(lt(notices.created, moment))

/**
 * Whether the member still does not know. It answers with what names the occasion for a mail: all messages
 * of a conversation until it is read are one, and all likes of a day.
 */
export async function findUnseenKey(
  db: Db,
  member: string,
  occasion: NotificationTrigger,
  now: Date,
): Promise<string | undefined> {
  if (occasion.kind === 'message') return findUnreadKey(db, member, occasion)
  const [like] = await db
    .select({ opened: likes.opened })
    .from(likes)
    .where(and(eq(likes.from, occasion.from), eq(likes.to, member)))
  return like && !like.opened ? `like:${now.toISOString().slice(0, 10)}` : undefined
}

async function findUnreadKey(
  db: Db,
  member: string,
  { message, conversation }: Extract<NotificationTrigger, { kind: 'message' }>,
) {
  const [row] = await db
    .select({ number: messages.number, read: participants.readNumber, hidden: participants.hidden })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .innerJoin(
      participants,
      and(eq(participants.conversation, conversations.id), eq(participants.member, member)),
    )
    .where(eq(messages.id, message))
  const isNew = row && !row.hidden && row.number > row.read
  return isNew ? `message:${conversation}:${row.read}` : undefined
}
