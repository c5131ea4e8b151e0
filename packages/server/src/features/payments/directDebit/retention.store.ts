import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { directDebits, payments } from '../../../tables/index.ts'

/** Deletes unsigned mandates older than this. */
export const deleteUnsignedMandates = (tx: Db, before: Date) =>
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
export async function anonymizeMandates(tx: Db, before: Date): Promise<void> {
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
