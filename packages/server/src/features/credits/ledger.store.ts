import { and, eq, or, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import {
  type BrandAccount,
  brandAccounts,
  type CreditReason,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '../../tables/index.ts'

/** Which of the brand's accounts stands against the member's. */
const contra: Readonly<Record<CreditReason, BrandAccount>> = {
  signup: 'bonus',
  purchase: 'sales',
  message: 'messages',
  gift: 'gifts',
  photo: 'photos',
  refund: 'refunds',
  demo: 'demo',
  staff: 'staff',
}

export async function findTransaction(db: Db, member: string, key: string) {
  const [row] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransactions.account))
    .where(and(eq(ledgerAccounts.member, member), eq(ledgerTransactions.key, key)))
  return row
}

/** What a member's entries add up to. */
export async function sumEntries(db: Db, member: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .where(eq(ledgerAccounts.member, member))
  return row?.total ?? 0
}

interface Movement {
  readonly brand: string
  readonly member: string
  /** What the member gets; below 0 for what they give. */
  readonly amount: number
  readonly reason: CreditReason
  readonly key: string
  readonly created: Date
}

/** Enters a deed with both its sides. */
export async function insertTransaction(
  tx: Db,
  { brand, member, amount, reason, key, created }: Movement,
): Promise<void> {
  const { holder, own } = await readAccounts(tx, { brand, member, kind: contra[reason] })
  const [made] = await tx
    .insert(ledgerTransactions)
    .values({ brand, account: holder, reason, key, created })
    .returning({ id: ledgerTransactions.id })
  if (!made) throw new Error('The transaction was not kept.')
  await tx.insert(ledgerEntries).values([
    { transaction: made.id, account: holder, amount },
    { transaction: made.id, account: own, amount: -amount },
  ])
}

interface Sides {
  readonly brand: string
  readonly member: string
  readonly kind: BrandAccount
}

/** The member's account and the brand's; opened now when either is missing. */
async function readAccounts(tx: Db, sides: Sides) {
  const known = await findAccounts(tx, sides)
  if (known) return known
  const { brand, member } = sides
  await tx
    .insert(ledgerAccounts)
    .values([
      ...brandAccounts.map((kind) => ({ brand, kind })),
      { brand, kind: 'member' as const, member },
    ])
    .onConflictDoNothing()
  const opened = await findAccounts(tx, sides)
  if (!opened) throw new Error('The accounts were not opened.')
  return opened
}

async function findAccounts(tx: Db, { brand, member, kind }: Sides) {
  const rows = await tx
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind })
    .from(ledgerAccounts)
    .where(
      or(
        eq(ledgerAccounts.member, member),
        and(eq(ledgerAccounts.brand, brand), eq(ledgerAccounts.kind, kind)),
      ),
    )
  const holder = rows.find((row) => row.kind === 'member')
  const own = rows.find((row) => row.kind === kind)
  return holder && own && { holder: holder.id, own: own.id }
}
