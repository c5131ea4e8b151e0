import type { Services } from '../../platform/http/Services.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import type { PaymentRow } from './payments.store.ts'

/** The address of a payment's own page, for mails. */
export function paymentLink(
  { brands, config }: Services,
  { id, brand }: Pick<PaymentRow, 'id' | 'brand'>,
): string {
  const origin = originOf(config, brands.byId(brand) ?? { id: brand, domains: [] })
  return `${origin}/transactions/${id}`
}
