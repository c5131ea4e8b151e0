import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A picture of a member. Files lie in the photo store under `id`; the tokens are the only public addresses. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Address of the clear picture, given only to those who may see it. */
    token: text().notNull().unique(),
    /** Address of the version blurred on the server. */
    blurredToken: text('blurred_token').notNull().unique(),
    status: text({ enum: ['pending', 'active', 'rejected'] }).notNull(),
    main: boolean().notNull().default(false),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: bytes().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Why staff turned it down, in words for the owner. */
    rejection: text(),
    judged: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('photos_member').on(table.member, table.created),
    index('photos_waiting').on(table.created, table.id).where(sql`${table.status} = 'pending'`),
    index('photos_rejected').on(table.created, table.id).where(sql`${table.status} = 'rejected'`),
  ],
)

export type PhotoRow = typeof photos.$inferSelect
export type NewPhoto = typeof photos.$inferInsert

const pair = (liker: string, liked: string) => ({
  from: uuid(liker)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  to: uuid(liked)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  created: timestamp({ withTimezone: true }).notNull(),
})

export const likes = pgTable(
  'likes',
  { ...pair('liker', 'liked'), opened: timestamp({ withTimezone: true }) },
  (table) => [primaryKey({ columns: [table.from, table.to] }), index('likes_to').on(table.to)],
)

/** `from` has blocked `to`. */
export const blocks = pgTable('blocks', pair('blocker', 'blocked'), (table) => [
  primaryKey({ columns: [table.from, table.to] }),
  index('blocks_to').on(table.to),
])
