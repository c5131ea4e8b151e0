import { creditReasons } from '@bouquet/contract/staff'
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
import { xid } from './platform.ts'

/** Accounts of a brand; they are the other side of the entries of its members. */
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

const accountKinds = ['member', ...brandAccounts] as const

/** An account of a member or a brand. It is kept without the member after the member is erased. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    kind: text({ enum: accountKinds }).notNull(),
    member: uuid().references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('ledger_accounts_member').on(table.member),
    uniqueIndex('ledger_accounts_brand_kind')
      .on(table.brand, table.kind)
      .where(sql`${table.kind} <> 'member'`),
    check(
      'ledger_accounts_kind',
      sql`${table.kind} in (${sql.raw(accountKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check('ledger_accounts_owner', sql`${table.member} is null or ${table.kind} = 'member'`),
  ],
)

/** Credits moved between accounts. Append-only, enforced by triggers. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    brand: text().notNull(),
    /** The account of the member concerned. */
    account: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    reason: text({ enum: creditReasons }).notNull(),
    /** Idempotency key, as in `payment:<id>`. */
    key: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** The database transaction that created it; entries are accepted within it only. */
    transactionId: xid('transaction_id').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    uniqueIndex('ledger_transactions_account_key').on(table.account, table.key),
    index('ledger_transactions_purchase').on(table.key).where(sql`${table.reason} = 'purchase'`),
  ],
)

/** One entry of a ledger transaction. A constraint trigger checks that the entries of each sum to zero. */
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
    /** Credits; positive if the account receives them. */
    amount: integer().notNull(),
    /** Balance of a member's account after this entry, set by a trigger; null for accounts of a brand. */
    balanceAfter: integer('balance_after'),
  },
  (table) => [
    uniqueIndex('ledger_entries_transaction_account').on(table.transaction, table.account),
    index('ledger_entries_account').on(table.account, table.id),
    check('ledger_entries_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_entries_balance_never_negative', sql`${table.balanceAfter} >= 0`),
  ],
)

export type CreditReason = (typeof ledgerTransactions.$inferSelect)['reason']
export type BrandAccount = (typeof brandAccounts)[number]
