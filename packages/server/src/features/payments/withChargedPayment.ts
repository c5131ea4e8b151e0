import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { ChargeReference } from './PaymentProvider.ts'
import { findPaymentByEitherId, lockPayment, type PaymentRow } from './payments.store.ts'

/**
 * Runs `work` for a provider event about a completed payment, with the payment locked. Charges of
 * another shop on the same account are ignored.
 * @throws DomainError payment_not_open while the payment is not completed here, so that the
 *   provider sends the event again
 */
export async function withChargedPayment(
  { db }: Services,
  { provider, ...named }: { readonly provider: string } & ChargeReference,
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
