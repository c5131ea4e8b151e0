import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { ChargeReference } from './PaymentProvider.ts'
import { findPaymentByEitherId, lockPayment, type PaymentRow } from './payments.store.ts'

/**
 * Does what a report about a payment's money asks for, with the payment held meanwhile. Nothing is done for
 * a charge of another shop of the same account.
 * @throws DomainError payment_not_open when we have not heard of the money itself yet, so that the provider
 *   repeats the report
 */
export async function withChargedPayment(
  { db }: Services,
  provider: string,
  named: ChargeReference,
  work: (tx: Db, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  const charged = await findPaymentByEitherId(db, { provider, ...named })
  if (!charged) return
  if (charged.status !== 'completed') throw refuse('payment_not_open')
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, charged.id)
    if (payment) await work(tx, payment)
  })
}
