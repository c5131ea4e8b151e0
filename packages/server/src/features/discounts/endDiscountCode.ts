import type { DiscountCode } from '@bouquet/contract'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Services } from '../../platform/http/Services.ts'
import { closeCode } from './discounts.store.ts'
import { presentCode } from './presentCode.ts'

/**
 * Ends a code before its day. Payments that were begun with it keep their price.
 * @throws DomainError discount_not_found
 */
export async function endDiscountCode(
  { clock, db }: { readonly clock: Services['clock']; readonly db: Db },
  brand: string,
  code: string,
): Promise<DiscountCode> {
  const row = await closeCode(db, brand, code.trim().toUpperCase())
  if (!row) throw refuse('discount_not_found', { field: 'code' })
  return presentCode(row, clock.now())
}
