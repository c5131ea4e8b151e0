import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/**
 * Hashes of the facets of a member, by which members with several facets are found. Triggers keep it up to date.
 */
export const memberFacets = pgTable(
  'tellings',
  {
    member: uuid()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** One for each combination of single-valued facets, and one for each interest. */
    facetHashes: integer('signs').array().notNull(),
  },
  (table) => [index('tellings_signs').using('gin', table.facetHashes).with({ fastupdate: 'off' })],
)
