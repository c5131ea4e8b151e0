import type { ComplaintSubject, Locale } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** What was complained of, as it was at that moment; stays when the original goes. */
export interface Evidence {
  readonly name?: string
  readonly about?: string
  /** Messages up to the one complained of, oldest first. */
  readonly messages?: readonly {
    readonly id: string
    readonly sender: string
    readonly sent_at: string
    readonly body: unknown
  }[]
  /** Files in the photo store that hold copies of pictures. */
  readonly files?: readonly string[]
}

/** A complaint of anybody; `subject` keeps its name when the member is erased. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    serial: serial().notNull(),
    /** Hash of the key in the receipt. */
    keyHash: text('key_hash').notNull(),
    reporter: uuid().references(() => members.id, { onDelete: 'set null' }),
    email: text(),
    locale: text().$type<Locale>().notNull(),
    /** The member complained of; null for the service. */
    accused: uuid(),
    subject: jsonb().$type<ComplaintSubject>().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    evidence: jsonb().$type<Evidence>().notNull(),
    status: text({ enum: ['received', 'decided', 'appealed', 'closed'] }).notNull(),
    decision: text({ enum: ['upheld', 'rejected'] }),
    decisionReasons: text('decision_reasons'),
    decided: timestamp({ withTimezone: true }),
    appeal: text(),
    appealed: timestamp({ withTimezone: true }),
    appealDecision: text('appeal_decision', { enum: ['upheld', 'rejected'] }),
    appealReasons: text('appeal_reasons'),
    appealDecided: timestamp('appeal_decided', { withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('complaints_waiting')
      .on(table.created, table.id, table.brand, table.status)
      .where(sql`${table.status} in ('received', 'appealed')`),
    index('complaints_settled')
      .on(table.created, table.id, table.brand, table.status)
      .where(sql`${table.status} in ('decided', 'closed')`),
    index('complaints_accused').on(table.accused),
    index('complaints_reporter').on(table.reporter),
    index('complaints_serial').on(table.brand, table.serial),
  ],
)

export type ComplaintRow = typeof complaints.$inferSelect

/** Actions of staff; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    /** Who acted, as in `staff:7f…` or `command line`. */
    actor: text().notNull(),
    /** What was done, as in `photo.reject`. */
    act: text().notNull(),
    /** To what, as in `photo:018f…`. */
    subject: text().notNull(),
    reason: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_log_latest').on(table.created, table.id),
    index('audit_log_brand').on(table.brand, table.created, table.id),
    index('audit_log_act').on(table.act, table.created, table.id),
    index('audit_log_actor').on(table.actor, table.created, table.id),
    index('audit_log_subject').on(table.subject, table.created, table.id),
  ],
)

/** A message that a check has held until a person of the staff has looked at it. */
export const messageReviews = pgTable(
  'message_reviews',
  {
    message: uuid().primaryKey(),
    brand: text().notNull(),
    sender: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** How grave the findings are together. */
    weight: integer().notNull(),
    outcome: text({ enum: ['released', 'kept'] }),
    created: timestamp({ withTimezone: true }).notNull(),
    judged: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('message_reviews_waiting')
      .on(table.created, table.message, table.brand)
      .where(sql`${table.outcome} is null`),
    index('message_reviews_judged')
      .on(table.created, table.message, table.brand, table.outcome)
      .where(sql`${table.outcome} is not null`),
    index('message_reviews_sender').on(table.sender),
  ],
)
