import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofMember } from './members.ts'

/** A login of a member. Only the hash of its token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    member: ofMember(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the latest renewal. */
    previousTokenHash: text('previous_token_hash'),
    userAgent: text('user_agent').notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When the member last proved who they are. */
    authenticated: timestamp({ withTimezone: true }).notNull(),
    lastSeen: timestamp('last_seen', { withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    /** When the page was hidden; null while the member is active. */
    hidden: timestamp({ withTimezone: true }),
    /** Push permission on this device; null if unknown. */
    push: text({ enum: ['on', 'off', 'denied'] }),
  },
  (table) => [
    index('sessions_member').on(table.member),
    uniqueIndex('sessions_previous_token').on(table.previousTokenHash),
  ],
)

/** A single-use link sent by email. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    member: ofMember(),
    purpose: text({ enum: ['confirm', 'reset', 'change_email', 'reactivate'] }).notNull(),
    /** The address that the link was sent to. */
    email: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
  },
  (table) => [index('mail_links_member').on(table.member, table.purpose)],
)
