import type { MessageWarning } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** What a stored message holds. */
export type StoredBody =
  | { kind: 'text'; text: string }
  | { kind: 'gift'; gift: string }
  /** Names a row of `chat_photos`. */
  | { kind: 'photo'; photo: string }

/** What a check found in a text, with the words that it found. */
export interface Finding {
  readonly kind: MessageWarning
  readonly excerpt: string
}

/** Two members who write to each other. `low` and `high` are their ids in order, so that a pair has one row. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    low: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    high: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    starter: uuid().notNull(),
    /** Number of the latest message; raised by one conditional write with each message. */
    lastNumber: integer('last_number').notNull().default(0),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('conversations_pair').on(table.low, table.high),
    index('conversations_starter').on(table.starter),
    index('conversations_high').on(table.high),
  ],
)

/** One side of a conversation. */
export const participants = pgTable(
  'participants',
  {
    conversation: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Messages up to this number were read. */
    readNumber: integer('read_number').notNull().default(0),
    /** Messages up to this number were delivered to a device. */
    deliveredNumber: integer('delivered_number').notNull().default(0),
    /** Messages up to this number were removed for this side. */
    deletedNumber: integer('deleted_number').notNull().default(0),
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversation, table.member] }),
    index('participants_member').on(table.member),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversation: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sender: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Made by the sender; a repeated send finds the first by it. */
    clientId: uuid('client_id').notNull(),
    body: jsonb().$type<StoredBody>().notNull(),
    held: boolean().notNull().default(false),
    /** Why it is held; null for one that is not, or was held before reasons were kept. */
    heldFor: text('held_for', { enum: ['confirmation', 'review', 'credits', 'rejected', 'gone'] }),
    /** Credits that are taken when a held message is delivered. */
    unpaid: integer().notNull().default(0),
    findings: jsonb().$type<readonly Finding[]>(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('messages_place').on(table.conversation, table.number),
    uniqueIndex('messages_once').on(table.sender, table.clientId),
    index('messages_held').on(table.sender).where(sql`${table.held}`),
  ],
)

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A picture that was sent in a conversation. Files lie in the photo store under `id`. */
export const chatPhotos = pgTable(
  'chat_photos',
  {
    id: uuid().primaryKey(),
    conversation: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    blurredToken: text('blurred_token').notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: bytes().notNull(),
    /** When the receiver chose to see it. */
    opened: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('chat_photos_conversation').on(table.conversation),
    index('chat_photos_sender').on(table.sender),
  ],
)

export type ChatPhotoRow = typeof chatPhotos.$inferSelect

/** The member knows that a person is fictional. */
export const fictionalAcknowledgements = pgTable(
  'fictional_acknowledgements',
  {
    member: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    profile: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member, table.profile] }),
    index('fictional_acknowledgements_profile').on(table.profile),
  ],
)

/** What a member wrote to somebody on the way to signing up; sent when the address is confirmed. */
export const firstMessages = pgTable(
  'first_messages',
  {
    member: uuid()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    profile: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index('first_messages_profile').on(table.profile)],
)
