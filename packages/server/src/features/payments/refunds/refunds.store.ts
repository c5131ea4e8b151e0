import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { members, payments, refunds } from '../../../tables/index.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Refunds of a payment, oldest first. */
export function listRefunds(db: Db, payment: string): Promise<RefundRow[]> {
  return listRefundsOf(db, [payment])
}

/** Refunds of these payments, oldest first. */
export function listRefundsOf(db: Db, of: readonly string[]): Promise<RefundRow[]> {
  return of.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(refunds)
        .where(inArray(refunds.payment, [...of]))
        .orderBy(asc(refunds.id))
}

export async function insertRefund(tx: Db, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [made] = await tx.insert(refunds).values(row).returning()
  if (!made) throw new Error('The refund was not kept.')
  return made
}

export async function findRefund(db: Db, id: string) {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(eq(refunds.id, id))
  return row
}

/** Refunds that are pending since before this time. */
export function listPendingRefunds(db: Db, before: Date, most: number) {
  return db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lt(refunds.created, before)))
    .orderBy(asc(refunds.created))
    .limit(most)
}

interface RefundEnd {
  readonly id: string
  readonly status: 'completed' | 'failed'
  readonly providerReference: string | null
  readonly settled: Date
}

/** @returns undefined when the refund is no longer pending */
export async function endRefund(
  tx: Db,
  { id, ...change }: RefundEnd,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
    .returning()
  return row
}

/** @returns undefined when the refund is not completed */
export async function failRefund(tx: Db, id: string, settled: Date) {
  const [row] = await tx
    .update(refunds)
    .set({ status: 'failed', settled })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'completed')))
    .returning()
  return row
}

/**
 * Recalculates premium status: members with a completed payment that was not fully refunded are
 * premium.
 */
export async function updatePremium(tx: Db, member: string) {
  const isPremium = sql`exists (
    select 1 from ${payments} where ${payments.member} = ${member} and ${payments.status} = 'completed'
      and ${payments.credits} > (select coalesce(sum(${refunds.credits}), 0) from ${refunds}
        where ${refunds.payment} = ${payments.id} and ${ne(refunds.status, 'failed')}))`
  const [row] = await tx
    .update(members)
    .set({ paid: isPremium })
    .where(eq(members.id, member))
    .returning({
      email: members.email,
      language: members.language,
      name: members.name,
      paid: members.paid,
    })
  return row
}
