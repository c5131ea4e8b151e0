import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { SecondFactorRow } from '../../../tables/index.ts'
import { isAppCode, stepOf } from './appCodes.ts'
import type { Owner } from './owner.ts'
import { bareCode, hashCode } from './recoveryCodes.ts'
import { lockFactor, takeCode, takeStep, wasUsed } from './secondFactor.store.ts'

/** `off`: nothing is asked. `proven`: the code was right, and is used up. */
type Verdict =
  | 'off'
  | 'proven'
  | 'second_factor_required'
  | 'second_factor_wrong'
  | 'second_factor_used'

type House = Pick<Services, 'clock' | 'secret'>

/** Weighs what somebody gave beside the password, and uses it up when it is right. */
export async function weighCode(
  tx: Db,
  house: House,
  owner: Owner,
  typed: string = '',
): Promise<Verdict> {
  const factor = await lockFactor(tx, owner)
  if (!factor?.confirmed) return 'off'
  const code = bareCode(typed)
  if (!code) return 'second_factor_required'
  return isAppCode(code)
    ? weighAppCode(tx, house, factor, code)
    : weighRecoveryCode(tx, house, factor, code)
}

async function weighAppCode(
  tx: Db,
  { clock, secret }: House,
  { id, secretSealed }: SecondFactorRow,
  code: string,
): Promise<Verdict> {
  const step = stepOf(secret, secretSealed, code, clock.now())
  if (step === undefined) return 'second_factor_wrong'
  return (await takeStep(tx, id, step)) ? 'proven' : 'second_factor_used'
}

async function weighRecoveryCode(
  tx: Db,
  { clock, secret }: House,
  { id }: SecondFactorRow,
  code: string,
): Promise<Verdict> {
  const hash = hashCode(secret, id, code)
  if (await takeCode(tx, id, hash, clock.now())) return 'proven'
  return (await wasUsed(tx, id, hash)) ? 'second_factor_used' : 'second_factor_wrong'
}
