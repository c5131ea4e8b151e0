import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { Named } from './PaymentProvider.ts'
import { findReported, type PaymentRow } from './payments.store.ts'

/**
 * The completed payment that a report about its money is about.
 * @returns undefined for a charge of another shop of the same account
 * @throws DomainError payment_not_open when we have not heard of the money itself yet, so that the provider
 *   repeats the report
 */
export async function findCharged(
  { db }: Services,
  provider: string,
  named: Named,
): Promise<PaymentRow | undefined> {
  const row = await findReported(db, { provider, ...named })
  if (row && row.status !== 'completed') throw refuse('payment_not_open')
  return row
}
