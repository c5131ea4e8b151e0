import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '../../../platform/database/Database.ts'
import { directDebits, payments } from '../../../tables/index.ts'

/** Mandates that were given before a moment and never signed. */
export const deleteUnsignedMandates = (tx: Db, before: Date) =>
  tx
    .delete(directDebits)
    .where(and(isNull(directDebits.signed), lte(directDebits.accepted, before)))

const anonymousAccount = {
  holder: '',
  ibanSealed: '',
  ibanFingerprint: '',
  ibanEnd: '',
  phone: '',
  codeHash: '',
} as const

/** Mandates that were signed before a moment, and the address that they were signed from. */
export async function anonymizeMandates(tx: Db, before: Date): Promise<void> {
  const reduced = await tx
    .update(directDebits)
    .set(anonymousAccount)
    .where(and(lte(directDebits.signed, before), ne(directDebits.ibanSealed, '')))
    .returning({ payment: directDebits.payment })
  if (reduced.length === 0) return
  const ids = reduced.map(({ payment }) => payment)
  await tx.update(payments).set({ providerData: {} }).where(inArray(payments.id, ids))
}

/**
 * For a member who is about to be erased: what was not signed goes, and of the phone number, which proves
 * nothing once the code was given, nothing is left. Holder and account stay as long as they can be asked for.
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
