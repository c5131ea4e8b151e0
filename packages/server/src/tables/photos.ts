import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ofMember } from './members.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A photo of a member. Its files are in the photo store under `id`; public URLs contain only the tokens. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    member: ofMember(),
    /** For the URL of the clear version, which only permitted viewers receive. */
    token: text().notNull().unique(),
    /** For the URL of the version blurred on the server. */
    blurredToken: text('blurred_token').notNull().unique(),
    status: text({ enum: ['pending', 'active', 'rejected'] }).notNull(),
    /** Place among the member's photos, ascending; the first that was not rejected is the main one. */
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: bytes().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Shown to the owner. */
    rejectionReason: text('rejection_reason'),
    reviewed: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('photos_member').on(table.member, table.created),
    index('photos_pending').on(table.created, table.id).where(sql`${table.status} = 'pending'`),
    index('photos_rejected').on(table.created, table.id).where(sql`${table.status} = 'rejected'`),
  ],
)

export type PhotoRow = typeof photos.$inferSelect
export type NewPhoto = typeof photos.$inferInsert
