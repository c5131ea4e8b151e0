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
import { members, ofMember } from './members.ts'

/** A copy of the reported content, kept if the original is deleted. */
export interface Evidence {
  readonly name?: string
  readonly about?: string
  /** Messages up to the reported one, oldest first. */
  readonly messages?: readonly {
    readonly id: string
    readonly sender: string
    readonly sent_at: string
    readonly body: unknown
  }[]
  /** Ids of copied pictures in the photo store. */
  readonly files?: readonly string[]
}

/** A complaint by a member or a visitor; `subject` is kept when the member is erased. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    serial: serial().notNull(),
    /** Hash of the key that opens the case without an account. */
    keyHash: text('key_hash').notNull(),
    reporter: uuid().references(() => members.id, { onDelete: 'set null' }),
    email: text(),
    locale: text().$type<Locale>().notNull(),
    /** The reported member; null for complaints about the service. */
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
    index('complaints_decided')
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
    /** For example `staff:7f…` or `command line`. */
    actor: text().notNull(),
    /** For example `photo.reject`. */
    act: text().notNull(),
    /** For example `photo:018f…`. */
    subject: text().notNull(),
    reason: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_log_created').on(table.created, table.id),
    index('audit_log_brand').on(table.brand, table.created, table.id),
    index('audit_log_act').on(table.act, table.created, table.id),
    index('audit_log_actor').on(table.actor, table.created, table.id),
    index('audit_log_subject').on(table.subject, table.created, table.id),
  ],
)

/** A message held by a check until staff have reviewed it. */
export const messageReviews = pgTable(
  'message_reviews',
  {
    message: uuid().primaryKey(),
    brand: text().notNull(),
    sender: ofMember(),
    /** Severity of all findings together. */
    weight: integer().notNull(),
    outcome: text({ enum: ['released', 'kept'] }),
    created: timestamp({ withTimezone: true }).notNull(),
    reviewed: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('message_reviews_waiting')
      .on(table.created, table.message, table.brand)
      .where(sql`${table.outcome} is null`),
    index('message_reviews_reviewed')
      .on(table.created, table.message, table.brand, table.outcome)
      .where(sql`${table.outcome} is not null`),
    index('message_reviews_sender').on(table.sender),
  ],
)
