import { type Payment, packageIdSchema, paymentIdSchema } from '@bouquet/contract'
import type { PaymentRow } from './payments.store.ts'

/**
 * @param refunded in the minor unit
 * @param dispute status of the latest dispute
 */
export const presentPayment = (
  row: PaymentRow,
  refunded = 0,
  dispute?: Payment['dispute'],
): Payment => ({
  payment_id: paymentIdSchema.parse(row.id),
  package: packageIdSchema.parse(row.package),
  credits: row.credits,
  price: { amount: row.amount, currency: row.currency },
  payment_method: row.method,
  status: row.status,
  created: row.created.toISOString(),
  ...(refunded > 0 && { refunded: { amount: refunded, currency: row.currency } }),
  ...(dispute && { dispute }),
})
