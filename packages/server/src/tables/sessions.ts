import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** A login. The token itself is only in the member's cookie; here lies its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    agent: text().notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    seen: timestamp({ withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
    /** When the page became hidden; null once the member does something again. */
    hidden: timestamp({ withTimezone: true }),
    /** How push stands on this device; null while it is not known. */
    push: text({ enum: ['on', 'off', 'denied'] }),
  },
  (table) => [index('sessions_member').on(table.member)],
)

/** A link that was mailed, good for one use. */
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
