import { paymentIdSchema } from '@bouquet/contract'
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { members, payments, refunds } from '../../tables/index.ts'

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = typeof payments.$inferInsert & { readonly member: string }

/** @returns undefined when the same intention has begun a payment before */
export async function insertPayment(tx: Db, row: NewPayment): Promise<PaymentRow | undefined> {
  const [made] = await tx.insert(payments).values(row).onConflictDoNothing().returning()
  return made
}

/** The payment that the same intention has begun before. */
export async function findPaymentByKey(db: Db, member: string, idempotencyKey: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.member, member), eq(payments.idempotencyKey, idempotencyKey)))
  return row
}

export const setProviderReference = (db: Db, id: string, providerReference: string) =>
  db
    .update(payments)
    .set({ providerReference })
    .where(and(eq(payments.id, id), isNull(payments.providerReference)))

/** What proves a payment later; kept with it. */
export const saveEvidence = (tx: Db, id: string, providerData: PaymentRow['providerData']) =>
  tx.update(payments).set({ providerData }).where(eq(payments.id, id))

export async function findPaymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function findMemberPayment(
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

/** What was paid back of each payment, a sum for each. */
export const refundTotals = (db: Db) =>
  db
    .select({
      payment: refunds.payment,
      amount: sum(refunds.amount).mapWith(Number).as('paid_back'),
    })
    .from(refunds)
    .where(ne(refunds.status, 'failed'))
    .groupBy(refunds.payment)
    .as('paid_back_sums')

/** A member's payments, the latest first, each with what was paid back of it. */
export async function listMemberPayments(db: Db, member: string) {
  const sums = refundTotals(db)
  return db
    .select({ payment: payments, refunded: sums.amount })
    .from(payments)
    .leftJoin(sums, eq(sums.payment, payments.id))
    .where(eq(payments.member, member))
    .orderBy(desc(payments.created), desc(payments.id))
}

export async function findLastCompletedPayment(
  db: Db,
  member: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.member, member), eq(payments.status, 'completed')))
    .orderBy(desc(payments.created))
    .limit(1)
  return row
}

export async function hasBoughtPackage(db: Db, member: string, pack: string): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.member, member),
        eq(payments.package, pack),
        eq(payments.status, 'completed'),
      ),
    )
    .limit(1)
  return row !== undefined
}

interface OneTimeClaim {
  readonly member: string
  /** What is good once: a code, a package. */
  readonly code: string | null
  readonly package: string | null
}

/** Holds a payment until the transaction ends. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** A member's open payments that claim the same thing. */
export const findClaimingPayments = (db: Db, { member, code, package: pack }: OneTimeClaim) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.member, member),
        eq(payments.status, 'pending'),
        or(
          code === null ? undefined : eq(payments.discountCode, code),
          pack === null ? undefined : eq(payments.package, pack),
        ),
      ),
    )

/** Open payments of others with a code. */
export const findCodeHolders = (
  db: Db,
  { brand, code, member }: { brand: string; code: string; member: string },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.brand, brand),
        eq(payments.discountCode, code),
        eq(payments.status, 'pending'),
        ne(payments.member, member),
      ),
    )

/** Open payments begun before a moment, the oldest first. */
export const listOpenPayments = (db: Db, before: Date, most: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lt(payments.created, before)))
    .orderBy(asc(payments.created))
    .limit(most)

interface Settlement {
  readonly id: string
  readonly status: 'completed' | 'failed' | 'cancelled'
  readonly settled: Date
}

/**
 * Ends a payment once. Money that arrives after a payment was given up still counts.
 * @returns undefined when there is nothing left to end
 */
export async function setPaymentStatus(
  tx: Db,
  { id, status, settled }: Settlement,
): Promise<PaymentRow | undefined> {
  const open = eq(payments.status, 'pending')
  const endable =
    status === 'completed' ? or(open, inArray(payments.status, ['failed', 'cancelled'])) : open
  const [row] = await tx
    .update(payments)
    .set({ status, settled })
    .where(and(eq(payments.id, id), endable))
    .returning()
  return row
}

interface ProviderReference {
  readonly provider: string
  readonly reference: string
  /** Our own id, if the provider told it. */
  readonly payment: string | null
}

/** A provider's account may serve other shops too, which have names of their own. */
const isPaymentId = (name: string | null): name is string => paymentIdSchema.safeParse(name).success

async function findByReferences(db: Db, provider: string, names: readonly (SQL | undefined)[]) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(...names)))
  return row
}

/** A payment by the provider's name for it, or by ours when the provider's was lost on the way. */
export const findPaymentByReference = (
  db: Db,
  { provider, reference, payment }: ProviderReference,
): Promise<PaymentRow | undefined> =>
  findByReferences(db, provider, [
    eq(payments.providerReference, reference),
    isPaymentId(payment)
      ? and(eq(payments.id, payment), isNull(payments.providerReference))
      : undefined,
  ])

/** A payment by either of its names, also where the provider gives the same charge several. */
export const findPaymentByEitherId = (
  db: Db,
  { provider, reference, payment }: ProviderReference,
): Promise<PaymentRow | undefined> =>
  findByReferences(db, provider, [
    eq(payments.providerReference, reference),
    isPaymentId(payment) ? eq(payments.id, payment) : undefined,
  ])

/** A member who has bought something is a premium member from then on. */
export async function makePremium(tx: Db, member: string) {
  const [row] = await tx
    .update(members)
    .set({ paid: true })
    .where(eq(members.id, member))
    .returning({ email: members.email, name: members.name, language: members.language })
  return row
}
