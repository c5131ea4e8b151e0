import type { ConsentKind, DeletionReason, PendingSignup } from '@bouquet/contract'
import { approvalStates } from '@bouquet/contract/staff'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members, ofMember } from './members.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Consents given and withdrawn. Rows are only added; the latest of each kind and brand applies. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    member: ofMember(),
    kind: text().$type<ConsentKind>().notNull(),
    given: boolean().notNull(),
    /** Date of the text that the member agreed to. */
    version: moment('version').notNull(),
    decided: moment('decided').notNull(),
    /** The other brand, of a consent to be shown there. */
    brand: text(),
  },
  (table) => [index('consents_member').on(table.member, table.decided)],
)

/**
 * A deleted account that can still be restored, or was erased. After the erasure the row stays without the
 * member, so that reasons can be counted.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
    reason: text().$type<DeletionReason>(),
    comment: text(),
    /** These two are read only by servers of earlier releases, which may still run beside this one. */
    status: text({ enum: ['not_confirmed', 'active', 'banned', 'deleting'] })
      .notNull()
      .default('active'),
    profileStatus: text('profile_status', { enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    requested: moment('requested').notNull(),
    eraseAfter: moment('erase_after').notNull(),
    reactivated: moment('reactivated'),
    erased: moment('erased'),
  },
  (table) => [
    index('deletions_member').on(table.member),
    index('deletions_due').on(table.eraseAfter),
  ],
)

/** An erasure that staff ask for, which a second person approves or declines. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Null once the account is erased. */
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
    state: text({ enum: approvalStates }).notNull(),
    /** Who asked for it. */
    staff: text().notNull(),
    note: text().notNull(),
    decider: text(),
    decisionNote: text('decision_note'),
    created: moment('created').notNull(),
    decided: moment('decided'),
  },
  (table) => [
    uniqueIndex('erasure_requests_open').on(table.member).where(sql`${table.state} = 'waiting'`),
    index('erasure_requests_member').on(table.member),
    index('erasure_requests_waiting')
      .on(table.created, table.id, table.brand)
      .where(sql`${table.state} = 'waiting'`),
    index('erasure_requests_decided')
      .on(table.created, table.id, table.brand, table.state)
      .where(sql`${table.state} <> 'waiting'`),
  ],
)

/** A zip file with a copy of a member's data. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    member: ofMember(),
    requested: moment('requested').notNull(),
    /** Null until the file is complete. */
    file: bytes(),
    /** When the download expires. */
    ends: moment('ends'),
  },
  (table) => [index('data_exports_member').on(table.member, table.requested)],
)

/** A signup started on another site, until the member follows the mailed link or the link expires. */
export const startedSignups = pgTable('started_signups', {
  tokenHash: text('token_hash').primaryKey(),
  brand: text().notNull(),
  data: jsonb().$type<PendingSignup>().notNull(),
  created: moment('created').notNull(),
  ends: moment('ends').notNull(),
})
