import type { Services } from '../../../platform/http/Services.ts'
import { findLedgerErrors, repairBalance } from '../../credits/index.ts'

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
