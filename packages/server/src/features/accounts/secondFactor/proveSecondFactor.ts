import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { Owner } from './owner.ts'
import { weighCode } from './weighCode.ts'

/**
 * Lets somebody on who gave the right code, or who has no second factor; the code is used up.
 * @returns whether a second factor is on
 * @throws DomainError second_factor_required, second_factor_wrong, second_factor_used
 */
export async function proveSecondFactor(
  tx: Db,
  services: Pick<Services, 'clock' | 'secret'>,
  owner: Owner,
  code: string | undefined,
): Promise<boolean> {
  const verdict = await weighCode(tx, services, owner, code)
  if (verdict !== 'off' && verdict !== 'proven') throw refuse(verdict, { field: 'code' })
  return verdict === 'proven'
}
