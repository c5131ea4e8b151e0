import { staffRoles } from '@bouquet/contract/staff'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Staff of the operator. Rows of people who have left are kept for the audit log. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    created: timestamp({ withTimezone: true }).notNull(),
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('staff_email').on(table.email)],
)

export type StaffRow = typeof staff.$inferSelect

/** A login of a staff member. Only the hash of its token is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staff: uuid()
      .notNull()
      .references(() => staff.id),
    tokenHash: text('token_hash').notNull().unique(),
    created: timestamp({ withTimezone: true }).notNull(),
    ends: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staff)],
)

/** A single-use invitation to set a password; a new one replaces the previous one. */
export const staffInvitations = pgTable('staff_invitations', {
  staff: uuid()
    .primaryKey()
    .references(() => staff.id),
  tokenHash: text('token_hash').notNull().unique(),
  created: timestamp({ withTimezone: true }).notNull(),
  ends: timestamp({ withTimezone: true }).notNull(),
})

/** Who of the staff has an item of a queue open, until the claim ends. */
export const staffClaims = pgTable('staff_claims', {
  /** As `photo:018f…`, `message:018f…` or `complaint:018f…`. */
  item: text().primaryKey(),
  staff: uuid()
    .notNull()
    .references(() => staff.id),
  ends: timestamp({ withTimezone: true }).notNull(),
})
