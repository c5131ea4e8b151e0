import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** The accounts that a brand itself has, in which what members get and give is counted. */
export const brandAccounts = [
  'bonus',
  'sales',
  'messages',
  'gifts',
  'photos',
  'refunds',
  'disputes',
  'demo',
  'staff',
] as const

/** A place where credits lie. A member's account outlives the member, without naming them. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    kind: text({ enum: ['member', ...brandAccounts] }).notNull(),
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_member').on(table.member),
    uniqueIndex('ledger_accounts_of_brand')
      .on(table.brand, table.kind)
      .where(sql`${table.kind} <> 'member'`),
  ],
)

/** A transaction of the ledger: credits moved between accounts. Append-only, enforced by triggers. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    /** The account of the member concerned. */
    account: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    reason: text({
      enum: [
        'signup',
        'purchase',
        'message',
        'gift',
        'photo',
        'refund',
        'dispute',
        'demo',
        'staff',
      ],
    }).notNull(),
    /** Idempotency key, as in `payment:<id>`. */
    key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('ledger_transactions_once').on(table.account, table.key)],
)

/** One entry of a ledger transaction. The entries add up to zero, otherwise it does not commit. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transaction: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    account: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Credits, above 0 for what the account gets. */
    amount: integer().notNull(),
    /** Set by the database for a member's account: the entry before plus this one. */
    balanceAfter: integer('balance_after'),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.transaction, table.account),
    index('ledger_entries_account').on(table.account, table.id),
    check('ledger_entries_never_negative', sql`${table.balanceAfter} >= 0`),
  ],
)

export type CreditReason = (typeof ledgerTransactions.$inferSelect)['reason']
export type BrandAccount = (typeof brandAccounts)[number]
