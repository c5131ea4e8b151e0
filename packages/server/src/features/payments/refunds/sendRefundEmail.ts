import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { MemberRow } from '../../../tables/index.ts'
import type { PaymentRow } from '../payments.store.ts'
import { paymentLink } from '../sendReceipt.ts'
import type { RefundRow } from './refunds.store.ts'

interface RefundEmail {
  readonly payment: PaymentRow
  readonly refund: Pick<RefundRow, 'credits' | 'amount'>
  readonly buyer: Pick<MemberRow, 'email' | 'name' | 'language'>
}

/** Mails what was paid back, and how many credits were taken for it, after the transaction commits. */
export function sendRefundEmail(
  tx: Db,
  services: Services,
  { payment, refund: { credits, amount }, buyer }: RefundEmail,
): Promise<void> {
  return services.mail.send(tx, {
    brand: payment.brand,
    to: buyer.email,
    locale: buyer.language,
    email: {
      kind: 'refund',
      name: buyer.name,
      link: paymentLink(services, payment),
      number: payment.orderNumber,
      credits,
      price: { amount, currency: payment.currency },
    },
  })
}
