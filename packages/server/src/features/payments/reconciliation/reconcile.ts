import type { Services } from '../../../platform/http/Services.ts'
import { mendBalances } from './mendBalances.ts'
import { sendWaiting } from './sendWaiting.ts'
import { settleOpen } from './settleOpen.ts'

export interface Report {
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
export async function reconcile(services: Services): Promise<Report> {
  const open = await settleOpen(services)
  const waiting = await sendWaiting(services)
  const balances = await mendBalances(services)
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
