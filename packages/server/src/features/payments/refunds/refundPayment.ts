import { writeAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { readBalance, spendCredits } from '../../credits/index.ts'
import { lockMember } from '../../members/index.ts'
import { listDisputes } from '../disputes/disputes.store.ts'
import { findPurchase } from '../findPurchase.ts'
import { lockPayment, type PaymentRow } from '../payments.store.ts'
import { type WithdrawalTerms, withdrawalTerms } from '../withdrawal/withdrawalPeriod.rules.ts'
import { decideRefund, type RefundCase, type RefundDecision } from './decideRefund.rules.ts'
import { insertRefund, listRefunds, type RefundRow, updatePremium } from './refunds.store.ts'
import { refundJob } from './sendRefund.ts'

interface RefundInput {
  readonly brand: string
  /** The number of the order, or the id of the payment. */
  readonly payment: string
  /** In the minor unit; without it all that can be paid back. */
  readonly amount?: number | undefined
  /** The staff member, for the audit log. */
  readonly staff: string
  readonly note: string
}

/**
 * Refunds the unspent part of a payment. Credits are taken now; a job sends the money back and is
 * retried until the provider has accepted it.
 * @throws DomainError not_found, and those of {@link quoteRefund}
 */
export function refundPayment(services: Services, input: RefundInput): Promise<RefundRow> {
  return services.db.transaction((tx) => refundPaymentIn(tx, services, input))
}

/** {@link refundPayment} as a part of the caller's transaction. */
export async function refundPaymentIn(
  tx: Db,
  { brands, bus, clock, jobs }: Services,
  input: RefundInput,
): Promise<RefundRow> {
  const shop = brands.byId(input.brand)
  if (!shop) throw refuse('not_found')
  const { payment, member } = await lockPaymentAndMember(tx, input)
  const now = clock.now()
  const refundable = { payment, member, terms: withdrawalTerms(shop), now }
  const quote = await quoteRefund(tx, refundable, input.amount)
  const { brand, staff, note } = input
  const refund = await insertRefund(tx, {
    id: newId(),
    brand,
    payment: payment.id,
    credits: quote.credits,
    amount: quote.amount,
    currency: payment.currency,
    status: 'pending',
    staff,
    note,
    created: now,
  })
  const subject = `payment:${payment.id}`
  await writeAudit(tx, { brand, actor: staff, act: 'payment.refund', subject, reason: note, now })
  const change = { brand, member, amount: quote.credits, reason: 'refund', now } as const
  const balance =
    quote.credits === 0
      ? await readBalance(tx, member)
      : await spendCredits(tx, { ...change, key: `refund:${refund.id}` })
  const premium = await updatePremium(tx, member)
  await bus.publish(
    tx,
    { brand, member },
    { type: 'credits', credits: balance, paid_user: premium?.paid ?? false },
  )
  await jobs.send(tx, refundJob, { refund: refund.id })
  return refund
}

export interface Refundable {
  readonly payment: PaymentRow
  readonly member: string
  readonly terms: WithdrawalTerms
  readonly now: Date
}

/**
 * The credits and the amount that a refund would take and pay back now.
 * @throws DomainError refund_not_completed, refund_too_late (params.days), refund_nothing_left,
 *   refund_disputed, refund_too_much (params.max) for an amount above it
 */
export async function quoteRefund(db: Db, refundable: Refundable, amount?: number) {
  const each = await readRefundCase(db, refundable)
  return quoteOf(decideRefund(each, refundable.now, amount), refundable)
}

/** @throws DomainError as {@link quoteRefund} */
export function quoteOf(decision: RefundDecision, { terms }: Pick<Refundable, 'terms'>) {
  if (decision.kind === 'pay') return decision
  if (decision.reason === 'refund_too_much')
    throw refuse(decision.reason, { field: 'amount', params: { max: decision.max } })
  throw refuse(decision.reason, { params: { days: terms.refundDays } })
}

/** The same, without an error when nothing would be paid back. */
export async function decideRefundNow(db: Db, refundable: Refundable): Promise<RefundDecision> {
  return decideRefund(await readRefundCase(db, refundable), refundable.now)
}

/** What the decision about a refund depends on. */
export async function readRefundCase(
  db: Db,
  { payment, member, terms }: Refundable,
): Promise<RefundCase> {
  const disputes = await listDisputes(db, [payment.id])
  const earlier = (await listRefunds(db, payment.id)).filter(({ status }) => status !== 'failed')
  const { status, settled, credits, amount } = payment
  return {
    status,
    settled,
    credits,
    amount,
    refundedCredits: sumOf(earlier.map((each) => each.credits)),
    refundedAmount: sumOf(earlier.map((each) => each.amount)),
    balance: await readBalance(db, member),
    isDisputed: disputes.some((each) => each.status !== 'won'),
    terms,
  }
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0)

/** Locks the payment and its member. An erased member has no credits to return. */
export async function lockPaymentAndMember(
  tx: Db,
  { brand, payment: typed }: Pick<RefundInput, 'brand' | 'payment'>,
): Promise<{ payment: PaymentRow; member: string }> {
  const purchase = await findPurchase(tx, brand, typed)
  const payment = purchase && (await lockPayment(tx, purchase.id))
  if (!payment) throw refuse('not_found')
  if (payment.member === null) throw refuse('refund_nothing_left')
  await lockMember(tx, payment.member)
  return { payment, member: payment.member }
}
