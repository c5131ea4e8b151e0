import type { LiveEvent, Locale } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofMember } from './members.ts'

export const xid = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

const pgSnapshot = customType<{ data: string; driverData: string }>({
  dataType: () => 'pg_snapshot',
})

/** Live events, kept for some time so that a page can catch up after its connection was interrupted. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    member: ofMember(),
    event: jsonb().$type<LiveEvent>().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** The transaction that published the event. */
    transactionId: xid('transaction_id').default(sql`pg_current_xact_id()`),
    /** The oldest transaction that was still running when the event was published. */
    snapshotXmin: xid('snapshot_xmin').default(sql`pg_snapshot_xmin(pg_current_snapshot())`),
    /** Which transactions had ended when the event was published. */
    snapshot: pgSnapshot().default(sql`pg_current_snapshot()`),
  },
  (table) => [index('events_member').on(table.member, table.id)],
)

/** Emails of a server without SMTP, shown on its mailbox page. */
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

/** Mails that were given up, until staff send them again or 30 days have passed. */
export const failedMails = pgTable(
  'failed_mails',
  {
    /** The id in the mail's Message-ID. */
    id: uuid().primaryKey(),
    brand: text().notNull(),
    kind: text().notNull(),
    recipient: text().notNull(),
    reason: text().notNull(),
    attempts: integer().notNull(),
    /** The mail with its link; null once the link has expired. */
    envelope: jsonb(),
    linkEnds: timestamp('link_ends', { withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('failed_mails_created').on(table.created, table.id)],
)

/** Rate limit counters: attempts per key until the window ends. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  ends: timestamp({ withTimezone: true }).notNull(),
})

/** Steps that run once per database, such as creating demo data. */
export const setupSteps = pgTable('setup_steps', {
  name: text().primaryKey(),
  completed: timestamp({ withTimezone: true }).notNull(),
})

/** Id of the data folder with the photos of this database; a single row. */
export const dataFolder = pgTable(
  'data_folder',
  {
    /** Always true, so that there is one row. */
    singleton: boolean().primaryKey().default(true),
    id: uuid().notNull(),
  },
  (table) => [check('data_folder_single_row', sql`${table.singleton}`)],
)
