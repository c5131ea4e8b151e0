import { and, eq, gt, inArray, isNotNull, isNull, lt, max, ne, or, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/Database.ts'
import {
  directDebitBlocks,
  directDebits,
  disputes,
  members,
  payments,
} from '../../../tables/index.ts'

export type DebitRow = typeof directDebits.$inferSelect
type NewDebit = typeof directDebits.$inferInsert

export async function findDirectDebit(db: Db, payment: string): Promise<DebitRow | undefined> {
  const [row] = await db.select().from(directDebits).where(eq(directDebits.payment, payment))
  return row
}

/** Stores an unsigned mandate. It replaces an earlier unsigned one, never a signed one. */
export async function saveUnsignedDebit(tx: Db, row: NewDebit): Promise<DebitRow | undefined> {
  const [saved] = await tx
    .insert(directDebits)
    .values(row)
    .onConflictDoUpdate({
      target: directDebits.payment,
      set: { ...row, codesSent: sql`${directDebits.codesSent} + 1`, wrongCodes: 0 },
      setWhere: isNull(directDebits.signed),
    })
    .returning()
  return saved
}

interface StoredCode {
  readonly codeHash: string
  readonly codeEnds: Date
}

export async function replaceSmsCode(
  tx: Db,
  payment: string,
  code: StoredCode,
): Promise<DebitRow | undefined> {
  const [row] = await tx
    .update(directDebits)
    .set({ ...code, codesSent: sql`${directDebits.codesSent} + 1`, wrongCodes: 0 })
    .where(and(eq(directDebits.payment, payment), isNull(directDebits.signed)))
    .returning()
  return row
}

/**
 * Counts an attempt before the code is compared, so that concurrent guesses do not get around the
 * limit.
 * @returns undefined when no attempt is left
 */
export async function countCodeAttempt(
  db: Db,
  payment: string,
  most: number,
): Promise<DebitRow | undefined> {
  const [row] = await db
    .update(directDebits)
    .set({ wrongCodes: sql`${directDebits.wrongCodes} + 1` })
    .where(and(eq(directDebits.payment, payment), lt(directDebits.wrongCodes, most)))
    .returning()
  return row
}

/** Signs a mandate once, and keeps only the last digits of the phone number. */
export async function signDebit(
  tx: Db,
  payment: string,
  signed: Date,
): Promise<DebitRow | undefined> {
  const [row] = await tx
    .update(directDebits)
    .set({ signed, phone: sql`right(${directDebits.phone}, 3)` })
    .where(and(eq(directDebits.payment, payment), isNull(directDebits.signed)))
    .returning()
  return row
}

/** A signed mandate with its payment and the member's email address. */
export async function findSignedDebit(db: Db, id: string) {
  const [row] = await db
    .select({ debit: directDebits, payment: payments, email: members.email })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.payment))
    .innerJoin(members, eq(members.id, directDebits.member))
    .where(eq(directDebits.payment, id))
  const signed = row?.debit.signed
  return row && signed ? { ...row, signed } : undefined
}

/** The amount collected from a member since then, including pending debits, in the minor unit. */
export async function sumCollectedDebits(db: Db, member: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: sum(payments.amount).mapWith(Number) })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.payment))
    .where(
      and(
        eq(directDebits.member, member),
        gt(directDebits.signed, since),
        inArray(payments.status, ['pending', 'completed']),
      ),
    )
  return row?.total ?? 0
}

interface DebitAccount {
  readonly brand: string
  readonly member: string
  readonly ibanFingerprint: string
}

/**
 * Whether direct debit is blocked for the member or the account: by staff, or because a debit was
 * returned or disputed since staff last lifted a block.
 */
export async function isDebitBlocked(
  db: Db,
  { brand, member, ibanFingerprint }: DebitAccount,
): Promise<boolean> {
  const own = and(
    eq(directDebitBlocks.brand, brand),
    or(
      eq(directDebitBlocks.member, member),
      eq(directDebitBlocks.ibanFingerprint, ibanFingerprint),
    ),
  )
  const [block] = await db
    .select({ id: directDebitBlocks.id })
    .from(directDebitBlocks)
    .where(and(own, isNull(directDebitBlocks.lifted)))
    .limit(1)
  if (block) return true
  const [latest] = await db
    .select({ lifted: max(directDebitBlocks.lifted) })
    .from(directDebitBlocks)
    .where(own)
  const since = (moment: PgColumn) => (latest?.lifted ? gt(moment, latest.lifted) : undefined)
  const [returned] = await db
    .select({ id: payments.id })
    .from(directDebits)
    .innerJoin(payments, eq(payments.id, directDebits.payment))
    .leftJoin(disputes, and(eq(disputes.payment, payments.id), ne(disputes.status, 'won')))
    .where(
      and(
        eq(directDebits.brand, brand),
        or(eq(directDebits.member, member), eq(directDebits.ibanFingerprint, ibanFingerprint)),
        isNotNull(directDebits.signed),
        or(
          and(eq(payments.status, 'failed'), since(payments.settled)),
          and(isNotNull(disputes.id), since(disputes.opened)),
        ),
      ),
    )
    .limit(1)
  return returned !== undefined
}

export function insertDebitBlock(tx: Db, row: typeof directDebitBlocks.$inferInsert) {
  return tx.insert(directDebitBlocks).values(row)
}

export function liftDebitBlocks(tx: Db, brand: string, member: string, lifted: Date) {
  return tx
    .update(directDebitBlocks)
    .set({ lifted })
    .where(
      and(
        eq(directDebitBlocks.brand, brand),
        eq(directDebitBlocks.member, member),
        isNull(directDebitBlocks.lifted),
      ),
    )
}
