import type { DiscountCode, NewDiscountCode } from '@bouquet/contract'
import { newDiscountCodeSchema } from '@bouquet/contract/schemas'
import { decidedAlready } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import {
  closeDiscountCode,
  type DiscountCodeRow,
  findDiscountCode,
  insertDiscountCode,
} from './discounts.store.ts'
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

export function presentDiscountCode(row: DiscountCodeRow, now: Date): DiscountCode {
  return {
    code: row.code,
    country: row.country,
    user_id: row.member,
    expires: row.expires?.toISOString() ?? null,
    value_percentage: row.valuePercentage,
    currency: row.currency,
    minimum_order_value: row.minimumOrderValue,
    status: row.status,
    validity: row.validity,
    expired: row.expires !== null && row.expires <= now,
    paymentmethods: row.paymentMethods,
  }
}
