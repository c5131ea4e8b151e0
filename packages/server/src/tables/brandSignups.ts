import type { Brand } from '@bouquet/theme'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Signups that staff have closed, for some or for all, whatever the file of the brand says. */
export const brandSignups = pgTable('brand_signups', {
  brand: text().primaryKey(),
  signups: text().$type<Brand['settings']['signups']>().notNull(),
  changed: timestamp({ withTimezone: true }).notNull(),
})
