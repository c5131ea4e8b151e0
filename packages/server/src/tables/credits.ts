import type { Currency, PaymentMethod } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** The ledger: rows are only ever added. The sum of a member's amounts is `members.credits`. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    balanceAfter: integer('balance_after').notNull(),
    reason: text({
      enum: ['signup', 'purchase', 'message', 'gift', 'photo', 'refund', 'demo', 'staff'],
    }).notNull(),
    /** Names the deed, as in `payment:<id>`; the same deed is entered once. */
    key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('credit_entries_once').on(table.member, table.key),
    check('credit_entries_balance_never_negative', sql`${table.balanceAfter} >= 0`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    package: text().notNull(),
    credits: integer().notNull(),
    /** Minor unit. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text({ enum: ['pending', 'completed', 'failed', 'cancelled'] }).notNull(),
    discountCode: text('discount_code'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    provider: text().notNull(),
    /** The provider's own name for this payment. */
    providerReference: text('provider_reference'),
    providerData: jsonb('provider_data').$type<Record<string, string>>().notNull().default({}),
    created: timestamp({ withTimezone: true }).notNull(),
    settled: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payments_once').on(table.member, table.idempotencyKey),
    uniqueIndex('payments_reference').on(table.provider, table.providerReference),
    index('payments_member').on(table.member, table.created),
  ],
)

/** Use of a discount code by a member; one row for a code that is good once for each. */
export const discountUses = pgTable(
  'discount_uses',
  {
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.code] })],
)
