import type { LiveEvent, Locale } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

const xid = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

const pgSnapshot = customType<{ data: string; driverData: string }>({
  dataType: () => 'pg_snapshot',
})

/** Events for members' open pages, kept for a while so that a page can catch up after a gap. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    event: jsonb().$type<LiveEvent>().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** The transaction that published it; filled in by the database. */
    transaction: xid('transaction_id').default(sql`pg_current_xact_id()`),
    /** Every transaction before this one had ended when the event was published. */
    horizon: xid().default(sql`pg_snapshot_xmin(pg_current_snapshot())`),
    /** Every transaction that had ended when the event was published. */
    snapshot: pgSnapshot().default(sql`pg_current_snapshot()`),
  },
  (table) => [index('events_member').on(table.member, table.id)],
)

/** Mails of a server without SMTP, for its own mailbox page. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('mailbox_brand').on(table.brand, table.created)],
)

/** How often something was done within a window of time. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  ends: timestamp({ withTimezone: true }).notNull(),
})

/** Things done once in the life of a database, such as filling a demo. */
export const milestones = pgTable('milestones', {
  name: text().primaryKey(),
  reached: timestamp({ withTimezone: true }).notNull(),
})

/** The data folder that holds the photos of this database, in a single row. */
export const dataFolder = pgTable('data_folder', {
  isOnly: boolean('is_only').primaryKey().default(true),
  id: uuid().notNull(),
})
