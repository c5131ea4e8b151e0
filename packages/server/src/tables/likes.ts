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
import { members, ofMember } from './members.ts'

export const likes = pgTable(
  'likes',
  {
    liker: ofMember('liker'),
    liked: ofMember('liked'),
    created: timestamp({ withTimezone: true }).notNull(),
    opened: timestamp({ withTimezone: true }),
    /** Made by an introduction, not by the member: it is shown as an introduction and makes no match. */
    introduced: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.liker, table.liked] }),
    index('likes_liked').on(table.liked),
  ],
)

/** A member's answers to the match finder. */
export const matchAnswers = pgTable('match_answers', {
  member: uuid()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  minAge: integer('min_age').notNull(),
  maxAge: integer('max_age').notNull(),
  near: text().$type<Proximity>().notNull(),
  interests: jsonb().$type<Interest[]>().notNull(),
  updated: timestamp({ withTimezone: true }).notNull(),
})

export type MatchAnswersRow = typeof matchAnswers.$inferSelect

const pair = () => ({
  member: ofMember('member'),
  profile: ofMember('profile'),
  created: timestamp({ withTimezone: true }).notNull(),
})

/** `profile` was introduced to `member` by a row of `likes` that says so; `profile` had agreed to it or is fictional. */
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
