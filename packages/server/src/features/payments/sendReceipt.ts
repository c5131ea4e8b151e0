import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../tables/index.ts'
import { memberTimeZone } from '../members/index.ts'
import type { PaymentRow } from './payments.store.ts'

type Buyer = Pick<MemberRow, 'email' | 'name' | 'language' | 'country' | 'timeZone'>

/** Mails the receipt of a completed payment after the transaction commits. */
export function sendReceipt(
  tx: Db,
  services: Services,
  { payment, buyer }: { readonly payment: PaymentRow; readonly buyer: Buyer },
): Promise<void> {
  return services.mail.send(tx, {
    brand: payment.brand,
    to: buyer.email,
    locale: buyer.language,
    email: {
      kind: 'receipt',
      name: buyer.name,
      link: paymentLink(services, payment),
      number: payment.orderNumber,
      credits: payment.credits,
      price: { amount: payment.amount, currency: payment.currency },
      method: payment.method,
      paid_at: services.clock.now().toISOString(),
      withdraw_link: `${originOfBrand(services, payment)}/pages/withdraw?number=${payment.orderNumber}`,
      time_zone: memberTimeZone(buyer),
    },
  })
}

/** URL of a payment's page, for mails. */
export function paymentLink(services: Services, payment: PaymentRow): string {
  return mailedLink(originOfBrand(services, payment), 'receipt', payment.id)
}

const originOfBrand = ({ brands, config }: Services, { brand }: PaymentRow): string =>
  originOf(config, brands.byId(brand) ?? { id: brand, domains: [] })
