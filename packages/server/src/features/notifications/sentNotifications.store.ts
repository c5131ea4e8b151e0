import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { conversations, likes, messages, notices, participants } from '../../tables/index.ts'
import type { NotificationTrigger } from './notificationTrigger.ts'

type NotificationRow = typeof notices.$inferInsert

/** @returns whether this call recorded it; a repeated job does not and must not send */
export async function claimNotification(tx: Db, row: NotificationRow): Promise<boolean> {
  const rows = await tx.insert(notices).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Allows a notification that could not be delivered to be tried again. */
export const releaseNotification = (db: Db, { member, channel, key }: NotificationRow) =>
  db
    .delete(notices)
    .where(and(eq(notices.member, member), eq(notices.channel, channel), eq(notices.key, key)))

export const deleteNotificationsBefore = (db: Db, moment: Date) =>
  db.delete(notices).where(lt(notices.created, moment))

/**
 * Checks that the member has not yet seen what happened.
 * @returns the key that identifies the email, undefined when seen: all messages of a conversation until it is
 *   read share one key, and so do all likes of a day
 */
export async function findUnseenKey(
  db: Db,
  member: string,
  trigger: NotificationTrigger,
  now: Date,
): Promise<string | undefined> {
  if (trigger.kind === 'message') return findUnreadKey(db, member, trigger)
  const [like] = await db
    .select({ opened: likes.opened })
    .from(likes)
    .where(and(eq(likes.from, trigger.from), eq(likes.to, member)))
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
