import type { Services } from '../../platform/http/Services.ts'
import type { PaymentRow } from './payments.store.ts'

/** The address of a payment's own page, on the host where the member bought. */
export function paymentLink(
  { brands }: Services,
  { id, brand, origin }: Pick<PaymentRow, 'id' | 'brand' | 'origin'>,
): string {
  const home = origin ?? `https://${brands.byId(brand)?.domains[0] ?? `${brand}.localhost`}`
  return `${home}/transactions/${id}`
}
