import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofMember } from './members.ts'
import { sessions } from './sessions.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Notifications sent by email or push. `key` identifies the subject, so that each is sent once. */
export const sentNotifications = pgTable(
  'sent_notifications',
  {
    member: ofMember(),
    channel: text({ enum: ['mail', 'push'] }).notNull(),
    key: text().notNull(),
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member, table.channel, table.key] }),
    index('sent_notifications_created').on(table.created),
  ],
)

/** Which mails a member was sent in the last 90 days, without their contents. */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** The id in the mail's Message-ID. */
    id: uuid().primaryKey(),
    member: ofMember(),
    kind: text().notNull(),
    sent: moment('sent').notNull(),
  },
  (table) => [
    index('sent_mails_member').on(table.member, table.sent, table.id),
    index('sent_mails_sent').on(table.sent),
  ],
)

/** A push subscription of a browser. Deleted with its session, so that logged-out devices receive nothing. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    member: ofMember(),
    session: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created: moment('created').notNull(),
    /** Expiry reported by the browser. */
    expires: moment('expires'),
  },
  (table) => [index('push_subscriptions_member').on(table.member)],
)

/** The key pair that identifies this installation to push services; created at the first start. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  created: moment('created').notNull(),
})
