import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { SecondFactorRow } from '../../../tables/index.ts'
import { findTimeStep, hashRecoveryCode, isTotpCode, normalizeCode } from './codes.ts'
import type { FactorOwner } from './factorHolder.ts'
import {
  consumeRecoveryCode,
  consumeStep,
  isRecoveryCodeUsed,
  lockFactor,
} from './secondFactor.store.ts'

/** `off`: no second factor is on. `proven`: the code was right and is used up. */
type Verification =
  | 'off'
  | 'proven'
  | 'second_factor_required'
  | 'second_factor_wrong'
  | 'second_factor_used'

type VerifyServices = Pick<Services, 'clock' | 'secret'>

/** Verifies a one-time or recovery code, and uses it up when it is right. */
export async function verifyCode(
  tx: Db,
  services: VerifyServices,
  { owner, code: typed = '' }: { readonly owner: FactorOwner; readonly code: string | undefined },
): Promise<Verification> {
  const factor = await lockFactor(tx, owner)
  if (!factor?.confirmed) return 'off'
  const code = normalizeCode(typed)
  if (!code) return 'second_factor_required'
  return isTotpCode(code)
    ? verifyAppCode(tx, services, factor, code)
    : verifyRecoveryCode(tx, services, factor, code)
}

async function verifyAppCode(
  tx: Db,
  { clock, secret }: VerifyServices,
  { id, secretEncrypted }: SecondFactorRow,
  code: string,
): Promise<Verification> {
  const step = findTimeStep(secret, secretEncrypted, code, clock.now())
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

/**
 * Requires a valid code from an owner with a second factor; the code is used up.
 * @returns whether a second factor is on
 * @throws DomainError second_factor_required, second_factor_wrong, second_factor_used
 */
export async function requireSecondFactor(
  tx: Db,
  services: Pick<Services, 'clock' | 'secret'>,
  { owner, code }: { readonly owner: FactorOwner; readonly code: string | undefined },
): Promise<boolean> {
  const result = await verifyCode(tx, services, { owner, code })
  if (result !== 'off' && result !== 'proven') throw refuse(result, { field: 'code' })
  return result === 'proven'
}
