import type { Currency } from '@bouquet/contract'
import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * Charges of the sandbox payment provider. It stands in for an external company, so no other feature reads
 * this table.
 */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    reference: text().primaryKey(),
    payment: uuid().notNull(),
    /** Host and port of the shop, to which webhooks are sent. */
    host: text().notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    credits: integer().notNull(),
    returnPath: text('return_path').notNull(),
    status: text({ enum: ['open', 'completed', 'failed', 'cancelled'] }).notNull(),
    /** In the minor unit. */
    refunded: integer().notNull().default(0),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('sandbox_charges_payment').on(table.payment)],
)
