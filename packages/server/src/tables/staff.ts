import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const staffRoles = ['moderator', 'support', 'admin'] as const
/** Moderators judge photos, messages and complaints; support helps accounts and pays back; an admin may all. */
export type StaffRole = (typeof staffRoles)[number]

/** People who work for the operator; who has left stays, since the audit log names them. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    ended: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('staff_email').on(table.email)],
)

export type StaffRow = typeof staff.$inferSelect
