import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import type { pagePayments } from '../../features/payments/index.ts'

type Listed = Awaited<ReturnType<typeof pagePayments>>['items'][number]

/** A payment in the list of an account. */
export function presentAccountPayment({
  payment,
  refunded,
}: Listed): ResponseOf<(typeof staffActions)['member-record']>['payments'][number] {
  return {
    payment: payment.id,
    order_number: payment.orderNumber,
    status: payment.status,
    price: { amount: payment.amount, currency: payment.currency },
    credits: payment.credits,
    payment_method: payment.method,
    created: payment.created.toISOString(),
    refunded: refunded === null ? null : { amount: refunded, currency: payment.currency },
  }
}
