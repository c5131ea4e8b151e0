import type { Currency } from '@bouquet/contract'
import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/**
 * The books of the embedded payment provider. It stands for an outside company, so no other feature
 * reads this table.
 */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    reference: text().primaryKey(),
    payment: uuid().notNull(),
    /** Host and port of the shop, where notices go. */
    host: text().notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    credits: integer().notNull(),
    returnPath: text('return_path').notNull(),
    state: text({ enum: ['open', 'completed', 'failed', 'cancelled'] }).notNull(),
    /** Minor unit; what was paid back. */
    refunded: integer().notNull().default(0),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('sandbox_charges_payment').on(table.payment)],
)
