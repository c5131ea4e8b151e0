import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { directDebits, payments } from '../../../tables/index.ts'

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

/** Deletes unsigned mandates older than this. */
const deleteUnsignedMandates = (tx: Db, before: Date) =>
  tx
    .delete(directDebits)
    .where(and(isNull(directDebits.signed), lte(directDebits.accepted, before)))

const anonymousAccount = {
  holder: '',
  ibanEncrypted: '',
  ibanFingerprint: '',
  ibanEnd: '',
  phone: '',
  codeHash: '',
} as const

/**
 * Removes personal data from mandates signed before this time, and the address they were signed
 * from.
 */
async function anonymizeMandates(tx: Db, before: Date): Promise<void> {
  const reduced = await tx
    .update(directDebits)
    .set(anonymousAccount)
    .where(and(lte(directDebits.signed, before), ne(directDebits.ibanEncrypted, '')))
    .returning({ payment: directDebits.payment })
  if (reduced.length === 0) return
  const ids = reduced.map(({ payment }) => payment)
  await tx.update(payments).set({ providerData: {} }).where(inArray(payments.id, ids))
}

/**
 * Before a member is erased: deletes unsigned mandates, and the phone number of signed ones, which
 * proves nothing once the code was entered. Holder and account stay as long as the mandate can be
 * disputed.
 */
export async function prepareMandatesForErasure(tx: Db, member: string): Promise<void> {
  await tx
    .delete(directDebits)
    .where(and(eq(directDebits.member, member), isNull(directDebits.signed)))
  await tx
    .update(directDebits)
    .set({ phone: '', codeHash: '' })
    .where(eq(directDebits.member, member))
}
