import {
  isOwnRequest,
  type ListedRefundRequest,
  type RefundRow,
} from '../../features/payments/index.ts'

export const presentRefund = ({
  id,
  payment,
  credits,
  amount,
  currency,
  status,
  created,
}: RefundRow) => ({
  id,
  payment,
  credits,
  amount: { amount, currency },
  status,
  created: created.toISOString(),
})

interface Reader {
  /** Of staff, by their actors. */
  readonly names: ReadonlyMap<string, string>
  /** Who looks. */
  readonly actor: string
}

export const presentRequest = (row: ListedRefundRequest, { names, actor }: Reader) => ({
  request: row.id,
  brand: row.brand,
  payment: row.payment,
  order_number: row.orderNumber,
  name: row.name,
  amount: { amount: row.amount, currency: row.currency },
  state: row.state,
  by: names.get(row.staff) ?? row.staff,
  is_own: isOwnRequest(row, actor),
  reason: row.note,
  created: row.created.toISOString(),
  decided: row.decided?.toISOString() ?? null,
  decided_by: row.decider === null ? null : (names.get(row.decider) ?? row.decider),
  decision_reason: row.decisionNote,
})
