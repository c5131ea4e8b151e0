import type { ConsentKind, DeletionReason, PendingSignup } from '@bouquet/contract'
import {
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const owner = () =>
  uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** What a member has agreed to or taken back. Rows are only ever added; the latest of a kind holds. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    member: owner(),
    kind: text().$type<ConsentKind>().notNull(),
    given: boolean().notNull(),
    /** Date of the text that was agreed to. */
    version: moment('version').notNull(),
    decided: moment('decided').notNull(),
  },
  (table) => [index('consents_member').on(table.member, table.decided)],
)

/**
 * An account on its way out, or gone. After the erasure the row stays without the person, so that the
 * reasons can be counted.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
    reason: text().$type<DeletionReason>(),
    comment: text(),
    /** What both were before, to be brought back. */
    status: text({ enum: ['not_confirmed', 'active', 'banned', 'deleting'] }).notNull(),
    profileStatus: text('profile_status', { enum: ['active', 'disabled'] }).notNull(),
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

/** A copy of a member's data as a zip file. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    member: owner(),
    requested: moment('requested').notNull(),
    /** Null while it is being made. */
    file: bytes(),
    /** Not handed out any more from then on. */
    ends: moment('ends'),
  },
  (table) => [index('data_exports_member').on(table.member, table.requested)],
)

/** A signup begun elsewhere, until its link is followed or has ended. */
export const startedSignups = pgTable('started_signups', {
  tokenHash: text('token_hash').primaryKey(),
  brand: text().notNull(),
  given: jsonb().$type<PendingSignup>().notNull(),
  created: moment('created').notNull(),
  ends: moment('ends').notNull(),
})
