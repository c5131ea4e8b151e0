import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { FactorOwner } from './owner.ts'
import { verifyCode } from './weighCode.ts'

/**
 * Lets somebody on who gave the right code, or who has no second factor; the code is used up.
 * @returns whether a second factor is on
 * @throws DomainError second_factor_required, second_factor_wrong, second_factor_used
 */
export async function requireSecondFactor(
  tx: Db,
  services: Pick<Services, 'clock' | 'secret'>,
  owner: FactorOwner,
  code: string | undefined,
): Promise<boolean> {
  const result = await verifyCode(tx, services, owner, code)
  if (result !== 'off' && result !== 'proven') throw refuse(result, { field: 'code' })
  return result === 'proven'
}
