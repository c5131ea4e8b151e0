import type { Money, ReceiptState } from '@bouquet/contract'

interface PaidPayment {
  readonly status: 'pending' | 'completed' | 'failed' | 'cancelled'
  readonly created: Date
  readonly settled: Date | null
  /** Minor unit. */
  readonly amount: number
  readonly currency: Money['currency']
}

interface Refund {
  readonly status: 'pending' | 'completed' | 'failed'
  /** Minor unit. */
  readonly amount: number
  readonly created: Date
}

interface Dispute {
  readonly status: 'open' | 'won' | 'lost'
  readonly opened: Date
  readonly closed: Date | null
}

interface Reversals {
  /** Oldest first. */
  readonly refunds: readonly Refund[]
  /** Oldest first. */
  readonly disputes: readonly Dispute[]
}

/**
 * What became of the money of a payment; null until it is paid. A dispute that is not won counts before
 * refunds, a refund counts from when it was decided, and one that failed does not count.
 */
export function decideReceiptState(
  { status, created, settled, amount, currency }: PaidPayment,
  { refunds, disputes }: Reversals,
): ReceiptState | null {
  if (status !== 'completed') return null
  const dispute = disputes.findLast((each) => each.status !== 'won')
  if (dispute && dispute.status !== 'won') {
    const at = dispute.closed ?? dispute.opened
    return { kind: 'disputed', at: at.toISOString(), dispute: dispute.status }
  }
  const valid = refunds.filter((each) => each.status !== 'failed')
  const latest = valid.at(-1)
  if (!latest) return { kind: 'paid', at: (settled ?? created).toISOString() }
  const total = valid.reduce((sum, each) => sum + each.amount, 0)
  return {
    kind: total < amount ? 'partly_refunded' : 'refunded',
    at: latest.created.toISOString(),
    refunded: { amount: total, currency },
  }
}
