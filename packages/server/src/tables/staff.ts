import { staffRoles } from '@bouquet/contract/staff'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** People who work for the operator; who has left stays, since the audit log names them. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Null until an invitation was accepted; who comes back starts without one. */
    passwordHash: text('password_hash'),
    created: timestamp({ withTimezone: true }).notNull(),
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('staff_email').on(table.email)],
)

export type StaffRow = typeof staff.$inferSelect

/** A login at the desk. The token itself is only in the cookie; here lies its hash. */
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

/** Lets one person set a password, once; a new one takes the place of the one before. */
export const staffInvitations = pgTable('staff_invitations', {
  staff: uuid()
    .primaryKey()
    .references(() => staff.id),
  tokenHash: text('token_hash').notNull().unique(),
  created: timestamp({ withTimezone: true }).notNull(),
  ends: timestamp({ withTimezone: true }).notNull(),
})
