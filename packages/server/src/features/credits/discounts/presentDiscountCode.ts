import type { DiscountCode } from '@bouquet/contract'
import type { DiscountCodeRow } from './discounts.store.ts'

export const presentDiscountCode = (row: DiscountCodeRow, now: Date): DiscountCode => ({
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
})
