import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { findPayment, type PaymentRow } from '../payments.store.ts'
import { type DebitRow, findDebit } from './directDebit.store.ts'

interface Case {
  readonly payment: PaymentRow
  /** Undefined until account and holder are given. */
  readonly debit: DebitRow | undefined
}

/**
 * A payment by direct debit of the logged-in member.
 * @throws DomainError not_found
 */
export async function readCase({ db, viewer }: MemberCtx, id: string): Promise<Case> {
  const payment = await findPayment(db, viewer.id, id)
  if (payment?.method !== 'directdebit') throw refuse('not_found', { field: 'payment_id' })
  return { payment, debit: await findDebit(db, id) }
}

/** @throws DomainError payment_not_open when it has ended or is signed */
export function refuseOver({ payment, debit }: Case): void {
  if (payment.status !== 'pending' || debit?.signed) throw refuse('payment_not_open')
}
