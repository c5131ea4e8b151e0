import { and, eq, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { statement } from '../../platform/database/queries.ts'
import {
  type BrandAccount,
  brandAccounts,
  type CreditReason,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
} from '../../tables/index.ts'

/** The brand account on the other side of the member's entry. */
const contraAccounts: Readonly<Record<CreditReason, BrandAccount>> = {
  signup: 'bonus',
  purchase: 'sales',
  message: 'messages',
  gift: 'gifts',
  photo: 'photos',
  refund: 'refunds',
  dispute: 'disputes',
  demo: 'demo',
  staff: 'staff',
}

export async function findLedgerTransaction(db: Db, member: string, key: string) {
  const [row] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransactions.account))
    .where(and(eq(ledgerAccounts.member, member), eq(ledgerTransactions.key, key)))
  return row
}

/** The sum of a member's ledger entries. */
export async function sumMemberEntries(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .where(eq(ledgerAccounts.member, member))
  return row?.total ?? 0
}

/** Credits that the transaction with this key took from a member; 0 when there is none. */
export async function findDebitedCredits(db: Db, member: string, key: string): Promise<number> {
  const [row] = await db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction))
    .where(and(eq(ledgerAccounts.member, member), eq(ledgerTransactions.key, key)))
  return row ? Math.max(0, -row.amount) : 0
}

interface LedgerTransaction {
  readonly brand: string
  readonly member: string
  /** Credits added to the member's balance; negative when they are taken. */
  readonly amount: number
  readonly reason: CreditReason
  readonly key: string
  readonly created: Date
}

const at = sql.placeholder

const postStatement = statement(
  'post-transaction',
  {
    with: {
      sides: sql`
      select holder.id as holder, own.id as own, member.credits + ${at('amount')}::int as rest
      from ${members} member
      join ${ledgerAccounts} holder on holder.member = member.id
      join ${ledgerAccounts} own on own.brand = ${at('brand')} and own.kind = ${at('kind')} and own.kind <> 'member'
      where member.id = ${at('member')}`,
      made: sql`
      insert into ${ledgerTransactions} (brand, account, reason, key, created)
      select ${at('brand')}, holder, ${at('reason')}, ${at('key')}, ${at('created')}::timestamptz
      from sides where rest >= 0 on conflict (account, key) do nothing returning id`,
      moved: sql`
      update ${members} member set credits = member.credits + ${at('amount')}::int from made
      where member.id = ${at('member')} and member.credits + ${at('amount')}::int >= 0
      returning member.credits`,
      entered: sql`
      insert into ${ledgerEntries} (transaction, account, amount)
      select made.id, side.account, side.amount
      from made cross join moved cross join sides cross join lateral (
        values (sides.holder, ${at('amount')}::int), (sides.own, -${at('amount')}::int)) side (account, amount)`,
    },
    select: {
      opened: sql`exists (select 1 from sides)`,
      made: sql`exists (select 1 from made)`,
      balance: sql`(select credits from moved)`,
    },
    from: sql`(values (1)) one_row`,
  },
  z.object({ opened: z.boolean(), made: z.boolean(), balance: z.number().nullable() }),
)

/**
 * The new balance, or why nothing was posted: the balance is too low, or the key is already posted.
 */
type PostResult = 'too_little' | 'known' | { readonly balance: number }

/**
 * Posts a transaction with its two entries and updates the member's balance. After `too_little` the
 * database transaction must not be committed.
 */
export async function postTransaction(tx: Db, movement: LedgerTransaction): Promise<PostResult> {
  const { member, key, reason, created } = movement
  const kind = contraAccounts[reason]
  const values = { ...movement, kind, created: created.toISOString() }
  const [first] = await postStatement(tx, values)
  if (!first?.opened) await openAccounts(tx, movement)
  const [posted] = first?.opened ? [first] : await postStatement(tx, values)
  if (!posted) throw new Error('One row was asked for.')
  const { made, balance } = posted
  if (balance !== null) return { balance }
  return !made && (await findLedgerTransaction(tx, member, key)) ? 'known' : 'too_little'
}

/** Creates the ledger accounts of the member and the brand that do not exist yet. */
const openAccounts = (tx: Db, { brand, member }: LedgerTransaction) =>
  tx
    .insert(ledgerAccounts)
    .values([
      ...brandAccounts.map((kind) => ({ brand, kind })),
      { brand, kind: 'member' as const, member },
    ])
    .onConflictDoNothing()
