import type { Payment } from '@bouquet/contract'

/** What the page of a payment is about. */
export type PaymentPhase =
  | 'pending'
  | 'processing'
  | 'failed'
  | 'cancelled'
  | 'completed'
  | 'partly_refunded'
  | 'refunded'
  | 'dispute_open'
  | 'dispute_lost'

/** Where a payment stands: with the member, with the bank, ended, or paid and what became of its money since. */
export function paymentPhase({ processing_since, receipt_state, status }: Payment): PaymentPhase {
  if (processing_since !== null) return 'processing'
  if (receipt_state === null || receipt_state.kind === 'paid') return status
  return receipt_state.kind === 'disputed' ? `dispute_${receipt_state.dispute}` : receipt_state.kind
}
