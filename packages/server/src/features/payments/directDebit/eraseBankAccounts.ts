import { daysAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { anonymizeMandates, deleteUnsignedMandates } from './retention.store.ts'

/**
 * How long a mandate can be called into question. A debit without a valid mandate may be reclaimed for
 * thirteen months (Payment Services Directive 2, article 71; SEPA Core rulebook), and until then we must show
 * who signed for which account. One month more, for a claim of the last day to arrive. The books need
 * neither: sum, date and reference of the sale stay with the payment.
 */
const evidenceDays = 426

/** A mandate that nobody signed collects nothing and proves nothing. */
const unsignedDays = 30

/**
 * Takes from old mandates what names a person: holder, account, phone, and whence it was signed. Text,
 * reference and time stay.
 */
export function eraseBankAccounts({ clock, db }: Services): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await deleteUnsignedMandates(tx, daysAfter(now, -unsignedDays))
    await anonymizeMandates(tx, daysAfter(now, -evidenceDays))
  })
}
