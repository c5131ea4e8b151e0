import { secondsAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { stackOf } from '../../../platform/log.ts'
import { findLedgerErrors, repairBalance } from '../../credits/index.ts'
import { listPendingRefunds } from '../refunds/refunds.store.ts'
import { sendRefund } from '../refunds/sendRefund.ts'
import { settleOpenPayments } from './settleOpenPayments.ts'

export interface ReconciliationReport {
  /** Open payments that had ended at the provider or expired. */
  readonly settled: number
  /** Refunds that were retried. */
  readonly refunded: number
  /** Stored balances that were raised to the ledger. */
  readonly repaired: number
  /** Problems that a person must look at. */
  readonly problems: number
}

/**
 * Repairs what a crash or a lost webhook left behind: asks the provider about open payments,
 * retries refunds and compares balances with the ledger. It changes nothing to a member's
 * disadvantage.
 */
export async function reconcilePayments(services: Services): Promise<ReconciliationReport> {
  const open = await settleOpenPayments(services)
  const waiting = await retryPendingRefunds(services)
  const balances = await repairBalances(services)
  const report = {
    settled: open.done,
    refunded: waiting.done,
    repaired: balances.repaired,
    problems: open.problems + waiting.problems + balances.problems,
  }
  services.metrics.countReconciliation(report.problems)
  if (report.problems > 0) services.log.error(report, 'reconciliation found problems')
  else services.log.info(report, 'reconciliation')
  return report
}

/**
 * Compares stored balances with the ledger. Balances that are too low are raised; those that are
 * too high are only logged, because credits are never taken from a member without a person's
 * decision.
 */
export async function repairBalances({ db, log }: Services) {
  const { unbalanced, differences } = await findLedgerErrors(db)
  for (const id of unbalanced) log.error({ transaction: id }, 'ledger transaction out of balance')
  let repaired = 0
  for (const difference of differences) {
    const isRepaired =
      difference.computed > difference.stored &&
      (await db.transaction((tx) => repairBalance(tx, difference)))
    if (isRepaired) repaired += 1
    log.error({ ...difference, isRepaired }, 'balance differs from the ledger')
  }
  return { repaired, problems: unbalanced.length + differences.length - repaired }
}

/** The queue has given up on refunds of this age. */
const patienceSeconds = 7_200
const atOnce = 500

/** Retries refunds that the queue has given up on. */
export async function retryPendingRefunds(services: Services) {
  const before = secondsAfter(services.clock.now(), -patienceSeconds)
  let [done, problems] = [0, 0]
  for (const { id } of await listPendingRefunds(services.db, before, atOnce)) {
    try {
      await sendRefund(services, id)
      done += 1
    } catch (thrown) {
      problems += 1
      services.log.error({ refund: id, error: stackOf(thrown) }, 'pending refund')
    }
  }
  return { done, problems }
}
