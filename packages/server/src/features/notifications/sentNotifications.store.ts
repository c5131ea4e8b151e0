import { and, eq, lt, not } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import {
  conversations,
  likes,
  messages,
  participants,
  sentNotifications,
} from '../../tables/index.ts'
import type { NotificationTrigger } from './notification.ts'

type NotificationRow = typeof sentNotifications.$inferInsert

/** @returns whether this call recorded it; a repeated job does not and must not send */
export async function claimNotification(tx: Db, row: NotificationRow): Promise<boolean> {
  const rows = await tx.insert(sentNotifications).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Allows a notification that could not be delivered to be tried again. */
export function releaseNotification(db: Db, { member, channel, key }: NotificationRow) {
  return db
    .delete(sentNotifications)
    .where(
      and(
        eq(sentNotifications.member, member),
        eq(sentNotifications.channel, channel),
        eq(sentNotifications.key, key),
      ),
    )
}

export function deleteNotificationsBefore(db: Db, moment: Date) {
  return db.delete(sentNotifications).where(lt(sentNotifications.created, moment))
}

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
    .where(and(eq(likes.liker, trigger.from), eq(likes.liked, member), not(likes.introduced)))
  return like && !like.opened ? `like:${now.toISOString().slice(0, 10)}` : undefined
}

async function findUnreadKey(
  db: Db,
  member: string,
  { message, conversation }: Extract<NotificationTrigger, { kind: 'message' }>,
) {
  const [row] = await db
    .select({
      sequence: messages.sequence,
      read: participants.readSequence,
      hidden: participants.hidden,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .innerJoin(
      participants,
      and(eq(participants.conversation, conversations.id), eq(participants.member, member)),
    )
    .where(eq(messages.id, message))
  const isNew = row && !row.hidden && row.sequence > row.read
  return isNew ? `message:${conversation}:${row.read}` : undefined
}
