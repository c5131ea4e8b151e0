import type { Payment, Receipt } from '@bouquet/contract'
import { packageIdSchema, paymentIdSchema } from '@bouquet/contract/schemas'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { listDisputes } from './disputes/disputes.store.ts'
import { findMemberPayment, listMemberPayments, type PaymentRow } from './payments.store.ts'
import { decideReceiptState } from './receiptState.rules.ts'
import { decideRefundNow } from './refunds/refundPayment.ts'
import { listRefunds, listRefundsOf } from './refunds/refunds.store.ts'
import { withdrawalEnd, withdrawalTerms } from './withdrawal/withdrawalPeriod.rules.ts'

/** A member's payments, latest first. */
export async function readTransactions({ db, viewer }: MemberCtx): Promise<Payment[]> {
  return presentPayments(db, await listMemberPayments(db, viewer.id))
}

/**
 * A member's payment.
 * @throws DomainError not_found
 */
export async function readPayment({ db, viewer }: MemberCtx, id: string): Promise<Payment> {
  const row = await findMemberPayment(db, viewer.id, id)
  const [payment] = row ? await presentPayments(db, [row]) : []
  if (!payment) throw refuse('not_found')
  return payment
}

async function presentPayments(db: Db, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const ids = rows.map(({ id }) => id)
  const refunds = Map.groupBy(await listRefundsOf(db, ids), ({ payment }) => payment)
  const disputes = Map.groupBy(await listDisputes(db, ids), ({ payment }) => payment)
  return rows.map((row) =>
    presentPayment(row, {
      refunds: refunds.get(row.id) ?? [],
      disputes: disputes.get(row.id) ?? [],
    }),
  )
}

/**
 * A member's payment with all its details.
 * @throws DomainError not_found
 */
export async function readReceipt(ctx: MemberCtx, id: string): Promise<Receipt> {
  const { brand, db, viewer } = ctx
  const row = await findMemberPayment(db, viewer.id, id)
  if (!row) throw refuse('not_found')
  const refunds = await listRefunds(db, row.id)
  const disputes = await listDisputes(db, [row.id])
  const { currency, settled } = row
  const isReduced = row.fullAmount !== null && row.fullAmount > row.amount
  const { address, city, country, kvk, name, support_email, vat_numbers } = brand.company
  return {
    ...presentPayment(row, { refunds, disputes }),
    former_price: isReduced ? { amount: row.fullAmount ?? row.amount, currency } : null,
    discount_code: row.discountCode,
    settled: settled?.toISOString() ?? null,
    refunds: refunds.map(({ amount, credits, status, created }) => ({
      amount: { amount, currency },
      credits,
      status,
      created: created.toISOString(),
    })),
    withdrawable_until: await readWithdrawalEnd(ctx, row),
    seller: { name, address, city, country, kvk, vat_numbers, email: support_email },
  }
}

async function readWithdrawalEnd({ brand, clock, db, viewer }: MemberCtx, payment: PaymentRow) {
  const terms = withdrawalTerms(brand)
  const refundable = { payment, member: viewer.id, terms, now: clock.now() }
  const decision = await decideRefundNow(db, refundable)
  if (decision.kind === 'refuse') return null
  return withdrawalEnd(payment.settled ?? payment.created, terms).toISOString()
}

export function presentPayment(
  row: PaymentRow,
  reversals: Parameters<typeof decideReceiptState>[1] = { refunds: [], disputes: [] },
): Payment {
  return {
    payment_id: paymentIdSchema.parse(row.id),
    order_number: row.orderNumber,
    package: packageIdSchema.parse(row.package),
    credits: row.credits,
    price: { amount: row.amount, currency: row.currency },
    payment_method: row.method,
    status: row.status,
    created: row.created.toISOString(),
    processing_since:
      row.status === 'pending' ? (row.processingSince?.toISOString() ?? null) : null,
    receipt_state: decideReceiptState(row, reversals),
  }
}
