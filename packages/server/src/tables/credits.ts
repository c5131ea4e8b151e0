import type { Currency, DiscountCode, PaymentMethod } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
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

/** A purchase. It outlives its member, without naming them, because books are kept for years. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Null once the member is erased. */
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
    package: text().notNull(),
    credits: integer().notNull(),
    /** Minor unit. */
    amount: integer().notNull(),
    /** The price without the discount; null for a payment of before this was kept. */
    fullAmount: integer('full_amount'),
    currency: text().$type<Currency>().notNull(),
    /** Where the buyer lived. */
    country: text(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text({ enum: ['pending', 'completed', 'failed', 'cancelled'] }).notNull(),
    discountCode: text('discount_code'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    provider: text().notNull(),
    /** The provider's own name for this payment. */
    providerReference: text('provider_reference'),
    providerData: jsonb('provider_data').$type<Record<string, string>>().notNull().default({}),
    /** Scheme and host under which the member bought, for links in mails. */
    origin: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    settled: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payments_once').on(table.member, table.idempotencyKey),
    uniqueIndex('payments_reference').on(table.provider, table.providerReference),
    index('payments_member').on(table.member, table.created),
    index('payments_pending').on(table.created).where(sql`${table.status} = 'pending'`),
  ],
)

/** A code that an operator made. The time bonus and the welcome code are not here: they follow from the signup. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** In capitals. */
    code: text().notNull(),
    country: text(),
    /** The only member who may use it. */
    member: uuid().references(() => members.id, { onDelete: 'cascade' }),
    expires: timestamp({ withTimezone: true }),
    valuePercentage: integer('value_percentage').notNull(),
    currency: text().$type<Currency>(),
    /** Minor unit of the currency. */
    minimumOrderValue: integer('minimum_order_value').notNull().default(0),
    status: text().$type<DiscountCode['status']>().notNull(),
    validity: text().$type<DiscountCode['validity']>().notNull(),
    /** Empty for all. */
    paymentMethods: jsonb('payment_methods').$type<PaymentMethod[]>().notNull().default([]),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('discount_codes_once').on(table.brand, table.code),
    index('discount_codes_member').on(table.member),
    index('discount_codes_latest').on(table.created, table.id, table.brand, table.status),
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

/** Money that goes back to a buyer, and the credits that were taken back for it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id),
    credits: integer().notNull(),
    /** Minor unit. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text({ enum: ['pending', 'completed', 'failed'] }).notNull(),
    /** Who of the staff did it. */
    staff: text().notNull(),
    note: text().notNull(),
    providerReference: text('provider_reference'),
    created: timestamp({ withTimezone: true }).notNull(),
    settled: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('refunds_payment').on(table.payment),
    index('refunds_pending').on(table.created).where(sql`${table.status} = 'pending'`),
  ],
)

/** A payment that the payer's bank reclaims, and the credits that are withheld meanwhile. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id),
    provider: text().notNull(),
    /** The provider's own name for it. */
    reference: text().notNull(),
    status: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    /** Minor unit. */
    amount: integer().notNull(),
    currency: text().notNull(),
    credits: integer().notNull(),
    opened: timestamp({ withTimezone: true }).notNull(),
    closed: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('disputes_reference').on(table.provider, table.reference),
    index('disputes_payment').on(table.payment),
  ],
)
