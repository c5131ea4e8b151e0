import { secondsAfter } from '../../../platform/clock.ts'
import { stackOf } from '../../../platform/errors/stackOf.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { findLedgerErrors, repairBalance } from '../../credits/index.ts'
import { listPendingRefunds } from '../refunds/refunds.store.ts'
import { sendRefund } from '../refunds/sendRefund.ts'
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

/**
 * Compares what is kept with what the ledger adds up to. A member who has too little gets what the ledger
 * says; one who has too much is left to a person, because nothing is taken by a machine on a suspicion.
 */
export async function repairBalances({ db, log }: Services) {
  const { unbalanced, drifted } = await findLedgerErrors(db)
  for (const id of unbalanced) log.error({ transaction: id }, 'ledger transaction out of balance')
  let mended = 0
  for (const drift of drifted) {
    const isMended =
      drift.entered > drift.kept && (await db.transaction((tx) => repairBalance(tx, drift)))
    if (isMended) mended += 1
    log.error({ ...drift, isMended }, 'balance differs from the ledger')
  }
  return { mended, faults: unbalanced.length + drifted.length - mended }
}

/** The queue has given up on a refund that is this old. */
const patienceSeconds = 7_200
const atOnce = 500

/** Sends refunds again that the queue has given up on. */
export async function retryPendingRefunds(services: Services) {
  const before = secondsAfter(services.clock.now(), -patienceSeconds)
  let [done, faults] = [0, 0]
  for (const { id } of await listPendingRefunds(services.db, before, atOnce)) {
    try {
      await sendRefund(services, id)
      done += 1
    } catch (fault) {
      faults += 1
      services.log.error({ refund: id, fault: stackOf(fault) }, 'waiting refund')
    }
  }
  return { done, faults }
}
