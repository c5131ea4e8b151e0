import { type Niche, nicheByNumber, nicheNumbers } from '@bouquet/contract'
import {
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members, ofMember } from './members.ts'

/** `blocker` has blocked `blocked`. */
export const blocks = pgTable(
  'blocks',
  {
    blocker: ofMember('blocker'),
    blocked: ofMember('blocked'),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker, table.blocked] }),
    index('blocks_blocked').on(table.blocked),
  ],
)

/** Privacy settings of a member; without a row the defaults apply. */
export const privacyChoices = pgTable('privacy_choices', {
  member: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** When the member agreed to be introduced to others; null without consent. */
  introducedSince: timestamp('introduced_since', { withTimezone: true }),
  showsRead: boolean('shows_read').notNull().default(true),
  showsTyping: boolean('shows_typing').notNull().default(true),
  showsGifts: boolean('shows_gifts').notNull().default(false),
  /** Read only by processes of the version before; see `members.time_zone`. */
  timeZone: text('time_zone'),
  /** When the member agreed to be shown on a landing page; null without consent. */
  shownOnLandingSince: timestamp('shown_on_landing_since', { withTimezone: true }),
})

export type PrivacyChoicesRow = typeof privacyChoices.$inferSelect

/** Stored as its number. */
const niche = customType<{ data: Niche; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (name) => nicheNumbers[name],
  fromDriver(number) {
    const name = nicheByNumber(number)
    if (name === undefined) throw new Error(`There is no niche with the number ${number}.`)
    return name
  },
})

/** Other brands that a member agreed to be shown on, as long as the niche there stays what it was. */
export const visibleOnBrands = pgTable(
  'visible_on_brands',
  {
    member: ofMember('member'),
    brand: text().notNull(),
    /** What the brand was when the member agreed. */
    niche: niche().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member, table.brand] }),
    index('visible_on_brands_brand').on(table.brand, table.member),
  ],
)
