import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'
import { staff } from './staff.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A TOTP authenticator of a member or staff member. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey(),
    member: uuid()
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    staff: uuid()
      .unique()
      .references(() => staff.id),
    /** Encrypted with the key of the installation. */
    secretEncrypted: text('secret_encrypted').notNull(),
    created: moment('created').notNull(),
    /** When a first code was verified; until then the second factor is not active. */
    confirmed: moment('confirmed'),
    /** Time step of the last accepted code; codes of this or earlier steps are rejected. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [
    check('second_factors_one_owner', sql`num_nonnulls(${table.member}, ${table.staff}) = 1`),
  ],
)

export type SecondFactorRow = typeof secondFactors.$inferSelect

/** Single-use codes for a lost authenticator, stored as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    factor: uuid()
      .notNull()
      .references(() => secondFactors.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    used: moment('used'),
  },
  (table) => [primaryKey({ columns: [table.factor, table.codeHash] })],
)
