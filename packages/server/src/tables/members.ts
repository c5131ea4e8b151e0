import type {
  Attributes,
  Locale,
  NotificationCategory,
  SignupStep,
  Tracking,
} from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * One bit for each facet of a member. The database maintains the column; searches read it from the indexes, and
 * no row that is read contains it.
 */
export const facetBits = sql`"members"."told"`

/** An account with its profile. Every query must be limited to one brand. */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    /** As the member typed it; compared in lower case. */
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    status: text({ enum: ['not_confirmed', 'active', 'banned', 'deleting'] }).notNull(),
    /** `disabled` hides the profile from other members. */
    profileStatus: text('profile_status', { enum: ['active', 'disabled'] }).notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    gender: text({ enum: ['male', 'female'] }).notNull(),
    seeking: text({ enum: ['male', 'female'] }).notNull(),
    country: text().notNull(),
    region: text(),
    city: text(),
    about: text().notNull().default(''),
    attributes: jsonb().$type<Attributes>().notNull(),
    language: text().$type<Locale>().notNull(),
    /** Categories disabled for email. */
    notificationsDisabled: jsonb('notifications_disabled')
      .$type<NotificationCategory[]>()
      .notNull()
      .default([]),
    pushDisabled: jsonb('push_disabled').$type<NotificationCategory[]>().notNull().default([]),
    /** Only members already in contact can see the profile. */
    privacyMode: boolean('privacy_mode').notNull().default(false),
    signupSteps: jsonb('signup_steps').$type<SignupStep[]>().notNull().default([]),
    tracking: jsonb().$type<Tracking>().notNull().default({}),
    /** A profile of a person who does not exist; labelled as such. */
    fictional: boolean().notNull().default(false),
    /** Whether the member has an approved photo; set by a trigger. */
    hasPhoto: boolean('has_photo').notNull().default(false),
    /** The balance; always changed together with ledger entries. */
    credits: integer().notNull().default(0),
    /** Has bought credits at least once: a premium member. */
    paid: boolean().notNull().default(false),
    termsVersion: timestamp('terms_version', { withTimezone: true }).notNull(),
    signupDate: timestamp('signup_date', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    lastSeen: timestamp('last_seen', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('members_brand_email').on(table.brand, sql`lower(${table.email})`),
    index('members_in_order')
      .on(
        table.brand,
        table.hasPhoto.desc().nullsFirst(),
        table.lastSeen.desc().nullsLast(),
        table.id,
        table.gender,
        table.seeking,
        table.country,
        table.region,
        table.dateOfBirth,
        table.privacyMode,
        table.fictional,
        facetBits,
      )
      .where(sql`${table.profileStatus} = 'active'`),
    index('members_by_place')
      .on(
        table.brand,
        table.gender,
        table.seeking,
        table.country,
        table.region,
        table.dateOfBirth,
        table.privacyMode,
        table.fictional,
        table.id,
        table.hasPhoto,
        table.lastSeen,
        facetBits,
      )
      .where(sql`${table.profileStatus} = 'active'`),
    index('members_by_age')
      .on(
        table.brand,
        table.gender,
        table.seeking,
        table.dateOfBirth,
        table.country,
        table.region,
        table.privacyMode,
        table.fictional,
        table.id,
        table.hasPhoto,
        table.lastSeen,
        facetBits,
      )
      .where(sql`${table.profileStatus} = 'active'`),
    index('members_by_region')
      .on(table.brand, table.region)
      .where(sql`${table.profileStatus} = 'active'`),
    index('members_by_town')
      .on(table.brand, sql`lower(${table.city})`)
      .where(sql`${table.profileStatus} = 'active'`),
    check('members_credits_never_negative', sql`${table.credits} >= 0`),
  ],
)

export type MemberRow = typeof members.$inferSelect
