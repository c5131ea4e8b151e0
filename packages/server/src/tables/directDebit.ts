import type { Locale } from '@bouquet/contract'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { payments } from './credits.ts'
import { members } from './members.ts'

/** A mandate for one payment, with the agreed text and the code that signs it. */
export const directDebits = pgTable(
  'direct_debits',
  {
    payment: uuid()
      .primaryKey()
      .references(() => payments.id),
    brand: text().notNull(),
    /** Null once the member is erased. */
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
    mandateReference: text('mandate_reference').notNull(),
    /** Exactly as shown to the member. */
    mandateText: text('mandate_text').notNull(),
    mandateLocale: text('mandate_locale').$type<Locale>().notNull(),
    accepted: timestamp({ withTimezone: true }).notNull(),
    /** When the member entered the correct code. */
    signed: timestamp({ withTimezone: true }),
    holder: text().notNull(),
    /** Encrypted with the key of the installation. */
    ibanEncrypted: text('iban_encrypted').notNull(),
    /** Keyed hash, to recognize an account without decrypting it. */
    ibanFingerprint: text('iban_fingerprint').notNull(),
    /** The last four characters, for display. */
    ibanEnd: text('iban_end').notNull(),
    phone: text().notNull(),
    codeHash: text('code_hash').notNull(),
    codeEnds: timestamp('code_ends', { withTimezone: true }).notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    codesSent: integer('codes_sent').notNull().default(1),
  },
  (table) => [
    uniqueIndex('direct_debits_mandate').on(table.mandateReference),
    index('direct_debits_member').on(table.member),
    index('direct_debits_iban').on(table.ibanFingerprint),
  ],
)

/** A member or bank account that cannot pay by direct debit. */
export const directDebitBlocks = pgTable(
  'direct_debit_blocks',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    member: uuid().references(() => members.id, { onDelete: 'cascade' }),
    ibanFingerprint: text('iban_fingerprint'),
    reason: text({ enum: ['returned', 'staff'] }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    lifted: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('direct_debit_blocks_member').on(table.member),
    index('direct_debit_blocks_iban').on(table.ibanFingerprint),
  ],
)
