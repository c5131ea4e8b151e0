import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'
import { sessions } from './sessions.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const owner = () =>
  uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** Notifications sent by mail or push. `key` identifies what a notification is about, so that it is sent once. */
export const notices = pgTable(
  'notices',
  {
    member: owner(),
    channel: text({ enum: ['mail', 'push'] }).notNull(),
    key: text().notNull(),
    created: moment('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member, table.channel, table.key] }),
    index('notices_created').on(table.created),
  ],
)

/** A browser that takes push messages. It goes with its login, so a device that has logged out receives none. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text().primaryKey(),
    member: owner(),
    session: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created: moment('created').notNull(),
    /** When the browser says that the subscription ends. */
    expires: moment('expires'),
  },
  (table) => [index('push_subscriptions_member').on(table.member)],
)

/** The one key pair by which push services know this installation; made at the first start. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  created: moment('created').notNull(),
})
