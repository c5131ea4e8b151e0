import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'
import { staff } from './staff.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What a member or one of the staff logs in with besides the password. */
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
    /** Encrypted with the installation's key. */
    secretSealed: text('secret_sealed').notNull(),
    begun: moment('begun').notNull(),
    /** When a code was given that shows that the app has the secret; before that it is not on. */
    confirmed: moment('confirmed'),
    /** Of the latest code that was taken; none of it or of an earlier one is taken again. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [
    check('second_factors_one_owner', sql`num_nonnulls(${table.member}, ${table.staff}) = 1`),
  ],
)

export type SecondFactorRow = typeof secondFactors.$inferSelect

/** Codes for when the app is lost, each good once; only their keyed hashes are kept. */
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
