import type { Currency, DiscountCode, PaymentMethod } from '@bouquet/contract'
import { approvalStates } from '@bouquet/contract/staff'
import { sql } from 'drizzle-orm'
import {
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
import { members, ofMember } from './members.ts'

/** A purchase. Kept for the accounts after the member is erased. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Null once the member is erased. */
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** The number by which people name the order. */
    orderNumber: text('order_number').notNull(),
    package: text().notNull(),
    credits: integer().notNull(),
    /** In the minor unit. */
    amount: integer().notNull(),
    /** The price without the discount; null for payments older than this column. */
    fullAmount: integer('full_amount'),
    currency: text().$type<Currency>().notNull(),
    /** Country of the buyer at the time. */
    country: text(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text({ enum: ['pending', 'completed', 'failed', 'cancelled'] }).notNull(),
    discountCode: text('discount_code'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    provider: text().notNull(),
    /** The provider's id of this payment. */
    providerReference: text('provider_reference'),
    providerData: jsonb('provider_data').$type<Record<string, string>>().notNull().default({}),
    /** Origin of the site where the member bought, for links in emails. */
    origin: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** When the payer handed the payment to their bank, which may take days; null until then. */
    processingSince: timestamp('processing_since', { withTimezone: true }),
    settled: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payments_idempotency_key').on(table.member, table.idempotencyKey),
    uniqueIndex('payments_order_number').on(table.orderNumber),
    uniqueIndex('payments_reference').on(table.provider, table.providerReference),
    index('payments_member').on(table.member, table.created),
    index('payments_created').on(
      table.created,
      table.id,
      table.brand,
      table.status,
      table.method,
      table.currency,
    ),
    index('payments_status').on(
      table.status,
      table.created,
      table.id,
      table.brand,
      table.method,
      table.currency,
    ),
    index('payments_discount_code')
      .on(table.brand, table.discountCode)
      .where(sql`${table.discountCode} is not null`),
    index('payments_pending').on(table.created).where(sql`${table.status} = 'pending'`),
  ],
)

/** A discount code created by staff. The time bonus and the welcome code are computed from the signup instead. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** Upper case. */
    code: text().notNull(),
    country: text(),
    /** The only member who may use it. */
    member: uuid().references(() => members.id, { onDelete: 'cascade' }),
    expires: timestamp({ withTimezone: true }),
    valuePercentage: integer('value_percentage').notNull(),
    currency: text().$type<Currency>(),
    /** In the minor unit of the currency. */
    minimumOrderValue: integer('minimum_order_value').notNull().default(0),
    status: text().$type<DiscountCode['status']>().notNull(),
    validity: text().$type<DiscountCode['validity']>().notNull(),
    /** Empty if all are accepted. */
    paymentMethods: jsonb('payment_methods').$type<PaymentMethod[]>().notNull().default([]),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('discount_codes_code').on(table.brand, table.code),
    index('discount_codes_member').on(table.member),
    index('discount_codes_created').on(table.created, table.id, table.brand, table.status),
    check('discount_codes_upper_case', sql`${table.code} = upper(${table.code})`),
    check('discount_codes_percentage', sql`${table.valuePercentage} between 1 and 90`),
    check(
      'discount_codes_minimum',
      sql`${table.minimumOrderValue} = 0 or (${table.minimumOrderValue} > 0 and ${table.currency} is not null)`,
    ),
  ],
)

/** A discount code used by a member, who can use each code once. */
export const discountUses = pgTable(
  'discount_uses',
  {
    member: ofMember(),
    code: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.member, table.code] })],
)

/** Money returned to a buyer and the credits taken back for it. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id),
    credits: integer().notNull(),
    /** In the minor unit. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text({ enum: ['pending', 'completed', 'failed'] }).notNull(),
    /** The staff member who issued it. */
    staff: text().notNull(),
    note: text().notNull(),
    providerReference: text('provider_reference'),
    created: timestamp({ withTimezone: true }).notNull(),
    settled: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('refunds_payment').on(table.payment),
    index('refunds_created').on(table.created),
    index('refunds_pending').on(table.created).where(sql`${table.status} = 'pending'`),
    check('refunds_positive_amount', sql`${table.credits} >= 0 and ${table.amount} > 0`),
  ],
)

/** A refund above the limit, which a second person approves or declines. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id),
    /** In the minor unit. */
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text({ enum: approvalStates }).notNull(),
    /** Who asked for it. */
    staff: text().notNull(),
    note: text().notNull(),
    /** The refund that was made of it. */
    refund: uuid().references(() => refunds.id),
    decider: text(),
    decisionNote: text('decision_note'),
    created: timestamp({ withTimezone: true }).notNull(),
    decided: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('refund_requests_open').on(table.payment).where(sql`${table.state} = 'waiting'`),
    index('refund_requests_payment').on(table.payment),
    index('refund_requests_waiting')
      .on(table.created, table.id, table.brand)
      .where(sql`${table.state} = 'waiting'`),
    index('refund_requests_decided')
      .on(table.created, table.id, table.brand, table.state)
      .where(sql`${table.state} <> 'waiting'`),
    check('refund_requests_positive_amount', sql`${table.amount} > 0`),
  ],
)

/** A payment disputed with the buyer's bank, and the credits withheld until it is decided. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    payment: uuid()
      .notNull()
      .references(() => payments.id),
    provider: text().notNull(),
    /** The provider's id of the dispute. */
    reference: text().notNull(),
    status: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    /** In the minor unit. */
    amount: integer().notNull(),
    currency: text().notNull(),
    credits: integer().notNull(),
    opened: timestamp({ withTimezone: true }).notNull(),
    closed: timestamp({ withTimezone: true }),
    /** Until when the provider waits for an answer; null while it waits for none. */
    answerBy: timestamp('answer_by', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('disputes_reference').on(table.provider, table.reference),
    index('disputes_payment').on(table.payment),
    index('disputes_status').on(table.status, table.opened, table.id, table.brand),
    index('disputes_opened').on(table.opened, table.id, table.brand, table.status),
    check('disputes_credits_never_negative', sql`${table.credits} >= 0`),
  ],
)
