import type { Services } from '../../../platform/http/Services.ts'
import { repairBalances } from './repairBalances.ts'
import { retryPendingRefunds } from './retryPendingRefunds.ts'
import { settleOpenPayments } from './settleOpenPayments.ts'

export interface ReconciliationReport {
  /** Open payments that the provider had ended, or whose time was over. */
  readonly settled: number
  /** Refunds that had waited. */
  readonly refunded: number
  /** Kept balances that were raised to the ledger. */
  readonly mended: number
  /** What a person must look at. */
  readonly faults: number
}

/**
 * Sets right what a crash or a lost notice left behind: asks the provider about open payments, sends
 * refunds that wait, compares every balance with the ledger. It mends only what no member loses by.
 */
export async function reconcilePayments(services: Services): Promise<ReconciliationReport> {
  const open = await settleOpenPayments(services)
  const waiting = await retryPendingRefunds(services)
  const balances = await repairBalances(services)
  const report = {
    settled: open.done,
    refunded: waiting.done,
    mended: balances.mended,
    faults: open.faults + waiting.faults + balances.faults,
  }
  services.metrics.countReconciliation(report.faults)
  if (report.faults > 0) services.log.error(report, 'reconciliation found faults')
  else services.log.info(report, 'reconciliation')
  return report
}
