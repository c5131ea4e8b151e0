import { type Payment, packageIdSchema, paymentIdSchema, type Receipt } from '@bouquet/contract'
import { daysAfter } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { listDisputes } from './disputes/disputes.store.ts'
import { findMemberPayment, listMemberPayments, type PaymentRow } from './payments.store.ts'
import { listRefunds } from './refunds/refunds.store.ts'

/** A member's payments with refunds and disputes, latest first. */
export async function readTransactions({ db, viewer }: MemberCtx): Promise<Payment[]> {
  const rows = await listMemberPayments(db, viewer.id)
  const ids = rows.map(({ payment }) => payment.id)
  const disputes = new Map((await listDisputes(db, ids)).map((each) => [each.payment, each.status]))
  return rows.map(({ payment, refunded }) =>
    presentPayment(payment, refunded ?? 0, disputes.get(payment.id)),
  )
}

/**
 * A member's payment with all its details.
 * @throws DomainError not_found
 */
export async function readReceipt({ brand, db, viewer }: MemberCtx, id: string): Promise<Receipt> {
  const row = await findMemberPayment(db, viewer.id, id)
  if (!row) throw refuse('not_found')
  const refunds = await listRefunds(db, row.id)
  const dispute = (await listDisputes(db, [row.id])).at(-1)
  const { currency, settled } = row
  const isReduced = row.fullAmount !== null && row.fullAmount > row.amount
  const refunded = refunds.reduce(
    (sum, { amount, status }) => (status === 'failed' ? sum : sum + amount),
    0,
  )
  const { address, city, country, kvk, name, support_email, vat_numbers } = brand.company
  return {
    ...presentPayment(row, refunded, dispute?.status),
    former_price: isReduced ? { amount: row.fullAmount ?? row.amount, currency } : null,
    discount_code: row.discountCode,
    settled: settled?.toISOString() ?? null,
    refunds: refunds.map(({ amount, credits, status, created }) => ({
      amount: { amount, currency },
      credits,
      status,
      created: created.toISOString(),
    })),
    refundable_until:
      row.status === 'completed' && settled
        ? daysAfter(settled, brand.settings.refund_days).toISOString()
        : null,
    seller: { name, address, city, country, kvk, vat_numbers, email: support_email },
  }
}

/**
 * @param refunded in the minor unit
 * @param dispute status of the latest dispute
 */
export const presentPayment = (
  row: PaymentRow,
  refunded = 0,
  dispute?: Payment['dispute'],
): Payment => ({
  payment_id: paymentIdSchema.parse(row.id),
  package: packageIdSchema.parse(row.package),
  credits: row.credits,
  price: { amount: row.amount, currency: row.currency },
  payment_method: row.method,
  status: row.status,
  created: row.created.toISOString(),
  processing_since: row.status === 'pending' ? (row.processingSince?.toISOString() ?? null) : null,
  ...(refunded > 0 && { refunded: { amount: refunded, currency: row.currency } }),
  ...(dispute && { dispute }),
})
