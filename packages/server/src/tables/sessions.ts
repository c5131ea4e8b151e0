import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** A login of a member. Only the hash of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    lastSeen: timestamp('last_seen', { withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    /** When the page was hidden; null while the member is active. */
    hidden: timestamp({ withTimezone: true }),
    /** Push permission on this device; null if unknown. */
    push: text({ enum: ['on', 'off', 'denied'] }),
  },
  (table) => [index('sessions_member').on(table.member)],
)

/** A single-use link sent by email. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'reset', 'change_email', 'reactivate'] }).notNull(),
    /** The address that the link was sent to. */
    email: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
  },
  (table) => [index('mail_links_member').on(table.member, table.purpose)],
)
