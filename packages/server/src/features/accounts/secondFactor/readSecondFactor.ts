import type { SecondFactor } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import type { FactorOwner } from './owner.ts'
import { countUnusedRecoveryCodes, findFactor } from './secondFactor.store.ts'

/** How somebody's second factor stands. */
export async function readSecondFactor(db: Db, owner: FactorOwner): Promise<SecondFactor> {
  const factor = await findFactor(db, owner)
  if (!factor?.confirmed) return { on: false, since: null, recovery_codes_left: 0 }
  return {
    on: true,
    since: factor.confirmed.toISOString(),
    recovery_codes_left: await countUnusedRecoveryCodes(db, factor.id),
  }
}
