import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { SecondFactorRow } from '../../../tables/index.ts'
import { findTimeStep, isAppCode } from './appCodes.ts'
import type { FactorOwner } from './owner.ts'
import { hashRecoveryCode, normalizeCode } from './recoveryCodes.ts'
import {
  consumeRecoveryCode,
  consumeStep,
  isRecoveryCodeUsed,
  lockFactor,
} from './secondFactor.store.ts'

/** `off`: nothing is asked. `proven`: the code was right, and is used up. */
type Verification =
  | 'off'
  | 'proven'
  | 'second_factor_required'
  | 'second_factor_wrong'
  | 'second_factor_used'

type VerifyServices = Pick<Services, 'clock' | 'secret'>

/** Weighs what somebody gave beside the password, and uses it up when it is right. */
export async function verifyCode(
  tx: Db,
  services: VerifyServices,
  owner: FactorOwner,
  typed: string = '',
): Promise<Verification> {
  const factor = await lockFactor(tx, owner)
  if (!factor?.confirmed) return 'off'
  const code = normalizeCode(typed)
  if (!code) return 'second_factor_required'
  return isAppCode(code)
    ? verifyAppCode(tx, services, factor, code)
    : verifyRecoveryCode(tx, services, factor, code)
}

async function verifyAppCode(
  tx: Db,
  { clock, secret }: VerifyServices,
  { id, secretSealed }: SecondFactorRow,
  code: string,
): Promise<Verification> {
  const step = findTimeStep(secret, secretSealed, code, clock.now())
  if (step === undefined) return 'second_factor_wrong'
  return (await consumeStep(tx, id, step)) ? 'proven' : 'second_factor_used'
}

async function verifyRecoveryCode(
  tx: Db,
  { clock, secret }: VerifyServices,
  { id }: SecondFactorRow,
  code: string,
): Promise<Verification> {
  const hash = hashRecoveryCode(secret, id, code)
  if (await consumeRecoveryCode(tx, id, hash, clock.now())) return 'proven'
  return (await isRecoveryCodeUsed(tx, id, hash)) ? 'second_factor_used' : 'second_factor_wrong'
}
