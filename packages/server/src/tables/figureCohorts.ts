import { cohortSteps } from '@bouquet/contract/staff'
import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** What is counted by the week of signup: the signups themselves, and the steps after them. */
const counted = ['signups', ...cohortSteps] as const

/** How many of those who signed up in a week took a step, by weeks after the signup. Nothing in it leads to a person. */
export const figureCohorts = pgTable(
  'figure_cohorts',
  {
    /** The Monday of the week of signup, by UTC. */
    week: date({ mode: 'string' }).notNull(),
    brand: text().notNull(),
    step: text({ enum: counted }).notNull(),
    /** Whole weeks since each one's own day of signup; 0 for the signups. */
    age: smallint().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.brand, table.step, table.age] })],
)

export type FigureCohortRow = typeof figureCohorts.$inferInsert
