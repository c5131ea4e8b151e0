import { paymentIdSchema } from '@bouquet/contract/schemas'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
} from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { members, payments } from '../../tables/index.ts'
import type { FinalOutcome } from './PaymentProvider.ts'

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = typeof payments.$inferInsert & { readonly member: string }

/** @returns undefined when a payment with this idempotency key exists */
export async function insertPayment(tx: Db, row: NewPayment): Promise<PaymentRow | undefined> {
  const [made] = await tx
    .insert(payments)
    .values(row)
    .onConflictDoNothing({ target: [payments.member, payments.idempotencyKey] })
    .returning()
  return made
}

/** The payment started with this idempotency key. */
export async function findPaymentByKey(db: Db, member: string, idempotencyKey: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.member, member), eq(payments.idempotencyKey, idempotencyKey)))
  return row
}

export function setProviderReference(db: Db, id: string, providerReference: string) {
  return db
    .update(payments)
    .set({ providerReference })
    .where(and(eq(payments.id, id), isNull(payments.providerReference)))
}

/** Stores evidence for later disputes with the payment. */
export function savePaymentEvidence(tx: Db, id: string, providerData: PaymentRow['providerData']) {
  return tx.update(payments).set({ providerData }).where(eq(payments.id, id))
}

export async function findPaymentByOrderNumber(
  db: Db,
  orderNumber: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.orderNumber, orderNumber))
  return row
}

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

/** A member's payments, latest first. */
export function listMemberPayments(db: Db, member: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
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

/** Whether a member has bought a package, or is buying it with a payment that only the bank can end. */
export async function findPurchaseOf(
  db: Db,
  member: string,
  pack: string,
): Promise<'bought' | 'processing' | undefined> {
  const rows = await db
    .selectDistinct({ status: payments.status })
    .from(payments)
    .where(
      and(
        eq(payments.member, member),
        eq(payments.package, pack),
        or(eq(payments.status, 'completed'), isProcessing),
      ),
    )
  if (rows.some(({ status }) => status === 'completed')) return 'bought'
  return rows.length > 0 ? 'processing' : undefined
}

const isProcessing = and(eq(payments.status, 'pending'), isNotNull(payments.processingSince))

interface OneTimeClaim {
  readonly member: string
  /** A single-use discount code. */
  readonly code: string | null
  readonly package: string | null
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** A member's open payments with the same single-use code or package. */
export function findClaimingPayments(db: Db, { member, code, package: pack }: OneTimeClaim) {
  return db
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
}

/** Open payments of other members with this code. */
export function findCodeHolders(
  db: Db,
  { brand, code, member }: { brand: string; code: string; member: string },
): Promise<PaymentRow[]> {
  return db
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
}

interface OpenPayments {
  readonly before: Date
  /** The id after which the list goes on; ids grow with time. */
  readonly after: string
  readonly most: number
}

/** Open payments started before this time, oldest first. */
export function listOpenPayments(
  db: Db,
  { before, after, most }: OpenPayments,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(eq(payments.status, 'pending'), lt(payments.created, before), gt(payments.id, after)),
    )
    .orderBy(asc(payments.id))
    .limit(most)
}

/**
 * Records that the payer's bank has the payment, once.
 * @returns undefined when there is nothing to change
 */
export async function markProcessing(
  tx: Db,
  id: string,
  processingSince: Date,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(payments)
    .set({ processingSince })
    .where(
      and(eq(payments.id, id), eq(payments.status, 'pending'), isNull(payments.processingSince)),
    )
    .returning()
  return row
}

interface Settlement {
  readonly id: string
  readonly status: FinalOutcome
  readonly settled: Date
}

/**
 * Sets the final status of a payment once. A payment that failed or was cancelled can still be
 * completed, because its money may arrive late.
 * @returns undefined when there is nothing to change
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
  /** Our payment id, if the provider sent it. */
  readonly payment: string | null
}

/** Another shop may use the same provider account, with ids of its own. */
const isPaymentId = (name: string | null): name is string => paymentIdSchema.safeParse(name).success

async function findByReferences(db: Db, provider: string, names: readonly (SQL | undefined)[]) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(...names)))
  return row
}

/**
 * Finds a payment by the provider's reference, or by our id when the reference was never stored.
 */
export function findPaymentByReference(
  db: Db,
  { provider, reference, payment }: ProviderReference,
): Promise<PaymentRow | undefined> {
  return findByReferences(db, provider, [
    eq(payments.providerReference, reference),
    isPaymentId(payment)
      ? and(eq(payments.id, payment), isNull(payments.providerReference))
      : undefined,
  ])
}

/**
 * Finds a payment by the provider's reference or our id; providers may use several references for
 * one charge.
 */
export function findPaymentByEitherId(
  db: Db,
  { provider, reference, payment }: ProviderReference,
): Promise<PaymentRow | undefined> {
  return findByReferences(db, provider, [
    eq(payments.providerReference, reference),
    isPaymentId(payment) ? eq(payments.id, payment) : undefined,
  ])
}

/** Makes a member premium after a purchase. */
export async function makePremium(tx: Db, member: string) {
  const [row] = await tx
    .update(members)
    .set({ paid: true })
    .where(eq(members.id, member))
    .returning({
      country: members.country,
      timeZone: members.timeZone,
      email: members.email,
      name: members.name,
      language: members.language,
    })
  return row
}
