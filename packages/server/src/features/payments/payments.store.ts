import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { members, payments } from '../../tables/index.ts'

export type PaymentRow = typeof payments.$inferSelect

/** Keeps a new payment, or finds the one that the same intention has begun before. */
export async function insertPayment(
  tx: Db,
  row: typeof payments.$inferInsert & { readonly member: string },
): Promise<PaymentRow | undefined> {
  const [made] = await tx.insert(payments).values(row).onConflictDoNothing().returning()
  if (made) return made
  const [earlier] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.member, row.member), eq(payments.idempotencyKey, row.idempotencyKey)))
  return earlier
}

export const setReference = (db: Db, id: string, providerReference: string) =>
  db.update(payments).set({ providerReference }).where(eq(payments.id, id))

export async function findPayment(
  db: Db,
  member: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.member, member)))
  return row
}

export const listPayments = (db: Db, member: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.member, member)).orderBy(desc(payments.created))

interface Settlement {
  readonly provider: string
  readonly reference: string
  readonly status: 'completed' | 'failed' | 'cancelled'
  readonly settled: Date
}

/**
 * Ends a payment once. Money that arrives after a payment was given up still counts.
 * @returns undefined when there is nothing left to end
 */
export async function settleRow(
  tx: Db,
  { provider, reference, status, settled }: Settlement,
): Promise<PaymentRow | undefined> {
  const open = eq(payments.status, 'pending')
  const endable =
    status === 'completed' ? or(open, inArray(payments.status, ['failed', 'cancelled'])) : open
  const [row] = await tx
    .update(payments)
    .set({ status, settled })
    .where(and(eq(payments.provider, provider), eq(payments.providerReference, reference), endable))
    .returning()
  return row
}

export async function findByReference(
  db: Db,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerReference, reference)))
  return row
}

/** A member who has bought something is a premium member from then on. */
export async function makePremium(tx: Db, member: string) {
  const [row] = await tx
    .update(members)
    .set({ paid: true })
    .where(eq(members.id, member))
    .returning({ email: members.email, name: members.name, language: members.language })
  return row
}
