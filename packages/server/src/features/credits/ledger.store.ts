import { and, eq, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { statement } from '../../platform/database/statement.ts'
import {
  type BrandAccount,
  brandAccounts,
  type CreditReason,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
} from '../../tables/index.ts'

/** Which of the brand's accounts stands against the member's. */
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

/** What a member's entries add up to. */
export async function sumMemberEntries(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .where(eq(ledgerAccounts.member, member))
  return row?.total ?? 0
}

/** What a deed took from a member; 0 when there was none. */
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
  /** What the member gets; below 0 for what they give. */
  readonly amount: number
  readonly reason: CreditReason
  readonly key: string
  readonly created: Date
}

const at = sql.placeholder

const postStatement = statement(
  'enter-deed',
  sql`
    with sides as (
      select holder.id as holder, own.id as own, member.credits + ${at('amount')}::int as rest
      from ${members} member
      join ${ledgerAccounts} holder on holder.member = member.id
      join ${ledgerAccounts} own on own.brand = ${at('brand')} and own.kind = ${at('kind')} and own.kind <> 'member'
      where member.id = ${at('member')}),
    made as (
      insert into ${ledgerTransactions} (brand, account, reason, key, created)
      select ${at('brand')}, holder, ${at('reason')}, ${at('key')}, ${at('created')}::timestamptz
      from sides where rest >= 0 on conflict (account, key) do nothing returning id),
    moved as (
      update ${members} member set credits = member.credits + ${at('amount')}::int from made
      where member.id = ${at('member')} and member.credits + ${at('amount')}::int >= 0
      returning member.credits),
    entered as (
      insert into ${ledgerEntries} (transaction, account, amount)
      select made.id, side.account, side.amount
      from made cross join moved cross join sides cross join lateral (
        values (sides.holder, ${at('amount')}::int), (sides.own, -${at('amount')}::int)) side (account, amount))
    select exists (select 1 from sides) as opened, exists (select 1 from made) as made,
      (select credits from moved) as balance`,
  z.object({ opened: z.boolean(), made: z.boolean(), balance: z.number().nullable() }),
)

/** What came of entering a deed: it needs more than there is, it stands there already, or this is the balance. */
type PostResult = 'too_little' | 'known' | { readonly balance: number }

/**
 * Enters a deed with both its sides and moves the member's balance with it. When it would fall below 0, the
 * transaction must not be committed.
 */
export async function postTransaction(tx: Db, movement: LedgerTransaction): Promise<PostResult> {
  const { member, key, reason, created } = movement
  const kind = contraAccounts[reason]
  const values = { ...movement, kind, created: created.toISOString() }
  const [first] = await postStatement(tx, values)
  if (!first?.opened) await openAccounts(tx, movement)
  const [entered] = first?.opened ? [first] : await postStatement(tx, values)
  if (!entered) throw new Error('One row was asked for.')
  const { made, balance } = entered
  if (balance !== null) return { balance }
  return !made && (await findLedgerTransaction(tx, member, key)) ? 'known' : 'too_little'
}

/** Opens the member's account and the brand's, whichever is missing. */
const openAccounts = (tx: Db, { brand, member }: LedgerTransaction) =>
  tx
    .insert(ledgerAccounts)
    .values([
      ...brandAccounts.map((kind) => ({ brand, kind })),
      { brand, kind: 'member' as const, member },
    ])
    .onConflictDoNothing()
