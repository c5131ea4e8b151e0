import type { Db } from '../../../platform/database/Database.ts'
import { insertUse, markUsed } from './discounts.store.ts'

interface Use {
  readonly brand: string
  readonly member: string
  readonly code: string
  readonly payment: string
  readonly now: Date
}

/** A payment with this code was completed. */
export async function noteUse(tx: Db, { brand, member, code, payment, now }: Use): Promise<void> {
  await insertUse(tx, { member, code, payment, created: now })
  await markUsed(tx, brand, code)
}
