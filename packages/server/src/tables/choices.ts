import type { Interest, Proximity } from '@bouquet/contract'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

const memberKey = () =>
  uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' })

/** Privacy settings of a member; without a row the defaults apply. */
export const privacyChoices = pgTable('privacy_choices', {
  member: memberKey(),
  /** When the member agreed to be introduced to others; null without consent. */
  introducedSince: timestamp('introduced_since', { withTimezone: true }),
  showsRead: boolean('shows_read').notNull().default(true),
  showsTyping: boolean('shows_typing').notNull().default(true),
  showsGifts: boolean('shows_gifts').notNull().default(false),
  /** IANA name; determines when the member's day ends. */
  timeZone: text('time_zone'),
})

export type PrivacyChoicesRow = typeof privacyChoices.$inferSelect

/** A member's answers to the match finder. */
export const matchAnswers = pgTable('match_answers', {
  member: memberKey(),
  minAge: integer('min_age').notNull(),
  maxAge: integer('max_age').notNull(),
  near: text().$type<Proximity>().notNull(),
  interests: jsonb().$type<Interest[]>().notNull(),
  updated: timestamp({ withTimezone: true }).notNull(),
})

export type MatchAnswersRow = typeof matchAnswers.$inferSelect

const pair = () => ({
  member: uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  profile: uuid()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  created: timestamp({ withTimezone: true }).notNull(),
})

/** `profile` was introduced to `member` by an automatic like that `profile` had agreed to. */
export const introductions = pgTable('introductions', pair(), (table) => [
  primaryKey({ columns: [table.member, table.profile] }),
  index('introductions_profile').on(table.profile, table.created),
])

/** Decisions of the swipe game; `day` is the calendar day in the member's time zone. */
export const swipes = pgTable(
  'swipes',
  {
    ...pair(),
    decision: text({ enum: ['like', 'skip'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member, table.profile] }),
    index('swipes_day').on(table.member, table.day),
    index('swipes_profile').on(table.profile),
  ],
)
