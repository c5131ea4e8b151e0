import { type DiscountCode, type NewDiscountCode, newDiscountCodeSchema } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { insertDiscountCode } from './discounts.store.ts'
import { presentDiscountCode } from './presentDiscountCode.ts'
import { isSignupCode } from './signupDiscounts.rules.ts'

/**
 * Creates a discount code for a brand, for everybody or for one member (`user_id`).
 * @throws DomainError invalid_input with the field, discount_code_taken
 */
export async function createDiscountCode(
  { clock, db }: { readonly clock: Services['clock']; readonly db: Db },
  { brand, ...input }: { readonly brand: string } & NewDiscountCode,
): Promise<DiscountCode> {
  const { code, user_id, expires, value_percentage, minimum_order_value, paymentmethods, ...rest } =
    readInput(newDiscountCodeSchema, input)
  const now = clock.now()
  const row = isSignupCode(code)
    ? undefined
    : await insertDiscountCode(db, {
        ...rest,
        id: newId(),
        brand,
        code,
        member: user_id,
        expires: expires === null ? null : new Date(expires),
        valuePercentage: value_percentage,
        minimumOrderValue: minimum_order_value,
        paymentMethods: paymentmethods,
        status: 'active',
        created: now,
      })
  if (!row) throw refuse('discount_code_taken', { field: 'code' })
  return presentDiscountCode(row, now)
}
