import type { Db } from '../../../platform/database/Database.ts'
import { insertDiscountUse, markDiscountUsed } from './discounts.store.ts'

interface DiscountUse {
  readonly brand: string
  readonly member: string
  readonly code: string
  readonly payment: string
  readonly now: Date
}

/** A payment with this code was completed. */
export async function recordDiscountUse(
  tx: Db,
  { brand, member, code, payment, now }: DiscountUse,
): Promise<void> {
  await insertDiscountUse(tx, { member, code, payment, created: now })
  await markDiscountUsed(tx, brand, code)
}
