import type { SecondFactor } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import type { Owner } from './owner.ts'
import { countCodesLeft, findFactor } from './secondFactor.store.ts'

/** How somebody's second factor stands. */
export async function readSecondFactor(db: Db, owner: Owner): Promise<SecondFactor> {
  const factor = await findFactor(db, owner)
  if (!factor?.confirmed) return { on: false, since: null, recovery_codes_left: 0 }
  return {
    on: true,
    since: factor.confirmed.toISOString(),
    recovery_codes_left: await countCodesLeft(db, factor.id),
  }
}
