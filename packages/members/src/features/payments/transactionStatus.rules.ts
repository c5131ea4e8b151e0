import type { Payment } from '@bouquet/contract'
import type { TransactionStatus } from '@bouquet/ui/TransactionRow'

/** The word for a payment in lists and on its receipt: how it ended, or what became of its money since. */
export function transactionStatusOf({ receipt_state, status }: Payment): TransactionStatus {
  return receipt_state === null || receipt_state.kind === 'paid' ? status : receipt_state.kind
}
