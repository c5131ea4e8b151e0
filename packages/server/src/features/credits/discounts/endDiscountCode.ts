import type { DiscountCode } from '@bouquet/contract'
import { decidedAlready } from '../../../platform/audit/decidedAlready.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { closeDiscountCode, findDiscountCode } from './discounts.store.ts'
import { presentDiscountCode } from './presentDiscountCode.ts'

/**
 * Ends a code early. Payments started with it keep their price.
 * @throws DomainError discount_not_found, already_decided
 */
export async function endDiscountCode(
  { clock, db }: { readonly clock: Services['clock']; readonly db: Db },
  { brand, code: typed }: { readonly brand: string; readonly code: string },
): Promise<DiscountCode> {
  const code = typed.trim().toUpperCase()
  const row = await closeDiscountCode(db, brand, code)
  if (!row) throw await findEndError(db, brand, code)
  return presentDiscountCode(row, clock.now())
}

async function findEndError(db: Db, brand: string, code: string) {
  const found = await findDiscountCode(db, brand, code)
  if (!found) return refuse('discount_not_found', { field: 'code' })
  const subject = `code:${code}`
  return decidedAlready(db, { brand, subject, actions: ['code.end'], field: 'code' })
}
