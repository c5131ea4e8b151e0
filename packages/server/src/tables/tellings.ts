import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/**
 * By what few members are found who tell several things of themselves. The database keeps it true, whoever
 * changes a member.
 */
export const tellings = pgTable(
  'tellings',
  {
    member: uuid()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** One for each set of the things of which one is told, and one for each of the others. */
    signs: integer().array().notNull(),
  },
  (table) => [index('tellings_signs').using('gin', table.signs)],
)
