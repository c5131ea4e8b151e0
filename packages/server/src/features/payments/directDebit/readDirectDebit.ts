import type { DirectDebit } from '@bouquet/contract'
import { paymentIdSchema } from '@bouquet/contract/schemas'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { findMemberPayment, type PaymentRow } from '../payments.store.ts'
import { debitLimit, remainingDebitLimit } from './debitLimit.ts'
import { type DebitRow, findDirectDebit } from './directDebit.store.ts'
import { mandateReference, mandateText } from './mandate.ts'
import { maxCodeAttempts } from './smsCode.ts'

interface DebitPayment {
  readonly payment: PaymentRow
  /** Undefined until the member has entered account and holder. */
  readonly debit: DebitRow | undefined
}

/**
 * Reads the logged-in member's payment by direct debit.
 * @throws DomainError not_found
 */
export async function readDebitPayment(
  { db, viewer }: MemberCtx,
  id: string,
): Promise<DebitPayment> {
  const payment = await findMemberPayment(db, viewer.id, id)
  if (payment?.method !== 'directdebit') throw refuse('not_found', { field: 'payment_id' })
  return { payment, debit: await findDirectDebit(db, id) }
}

/** @throws DomainError payment_not_open when the payment has ended or the mandate is signed */
export function requireOpenDebit({ payment, debit }: DebitPayment): void {
  if (payment.status !== 'pending' || debit?.signed) throw refuse('payment_not_open')
}

export async function presentDirectDebit(
  ctx: MemberCtx,
  payment: PaymentRow,
  debit: DebitRow | undefined,
): Promise<DirectDebit> {
  return {
    payment_id: paymentIdSchema.parse(payment.id),
    price: { amount: payment.amount, currency: payment.currency },
    state: debit === undefined ? 'open' : debit.signed === null ? 'code_sent' : 'signed',
    mandate_text: debit?.mandateText ?? mandateText(ctx, payment),
    mandate_reference: mandateReference(payment),
    limit: debitLimit,
    left: await remainingDebitLimit(ctx.db, ctx),
    iban_end: debit?.ibanEnd ?? null,
    phone_end: debit?.phone.slice(-3) ?? null,
    holder: debit?.holder ?? null,
    code_expires: debit?.codeEnds.toISOString() ?? null,
    tries_left: debit ? maxCodeAttempts - debit.wrongCodes : null,
  }
}
