import type { ListedRefundRequest, RefundRow } from '../../features/payments/index.ts'
import { type ApprovalReader, presentApproval } from './presentApproval.ts'

export function presentRefund({
  id,
  payment,
  credits,
  amount,
  currency,
  status,
  created,
}: RefundRow) {
  return {
    id,
    payment,
    credits,
    amount: { amount, currency },
    status,
    created: created.toISOString(),
  }
}

export function presentRefundRequest(row: ListedRefundRequest, reader: ApprovalReader) {
  return {
    ...presentApproval(row, reader),
    payment: row.payment,
    order_number: row.orderNumber,
    name: row.name,
    amount: { amount: row.amount, currency: row.currency },
  }
}
