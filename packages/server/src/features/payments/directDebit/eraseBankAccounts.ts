import { daysAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { anonymizeMandates, deleteUnsignedMandates } from './retention.store.ts'

/**
 * How long the signer of a mandate stays on file. A debit without a valid mandate can be reclaimed
 * for thirteen months (Payment Services Directive 2, article 71; SEPA Core rulebook), and until
 * then we must show who signed for which account. One more month covers claims made on the last
 * day. Bookkeeping does not need it: amount, date and reference of the sale stay with the payment.
 */
const evidenceDays = 426

/** An unsigned mandate collects nothing and proves nothing. */
const unsignedDays = 30

/**
 * Deletes personal data from old mandates: holder, account, phone, and the address it was signed
 * from. Text, reference and time stay.
 */
export function eraseBankAccounts({ clock, db }: Services): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await deleteUnsignedMandates(tx, daysAfter(now, -unsignedDays))
    await anonymizeMandates(tx, daysAfter(now, -evidenceDays))
  })
}
