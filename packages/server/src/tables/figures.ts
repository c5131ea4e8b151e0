import { figureSteps } from '@bouquet/contract/staff'
import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How often a step was taken on a day of UTC. Rows hold sums, and nothing that leads to a person. The steps of members
 * after the signup are counted on the day of the signup, money on the day that it moved.
 */
export const figures = pgTable(
  'figures',
  {
    day: date({ mode: 'string' }).notNull(),
    brand: text().notNull(),
    /** The page where a visit or a signup began: `home`, a lander, `gallery/older` for its variant, or `other`. */
    lander: text().notNull(),
    locale: text().notNull(),
    /** The tracking parameter `network` if it is a plain word, else `other` or `none`. */
    source: text().notNull(),
    step: text({ enum: figureSteps }).notNull(),
    /** Empty for steps without money. */
    currency: text().notNull().default(''),
    count: bigint({ mode: 'number' }).notNull(),
    /** In the minor unit of the currency. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.brand,
        table.day,
        table.lander,
        table.locale,
        table.source,
        table.step,
        table.currency,
      ],
    }),
    index('figures_day').on(table.day),
  ],
)

export type FigureRow = Required<typeof figures.$inferInsert>
