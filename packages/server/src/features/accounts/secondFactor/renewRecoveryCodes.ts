import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import type { FactorHolder } from './owner.ts'
import { issueRecoveryCodes } from './recoveryCodes.ts'
import { findFactor } from './secondFactor.store.ts'
import { type PasswordAndCode, withPasswordAndCode } from './withProof.ts'

/**
 * Gives new recovery codes; the earlier ones end. Throws as {@link withPasswordAndCode} does.
 * @returns the codes, which are told this once
 */
export const renewRecoveryCodes = (
  ctx: Ctx,
  holder: FactorHolder,
  proof: PasswordAndCode,
): Promise<string[]> =>
  withPasswordAndCode(ctx, holder, proof, async (tx) => {
    const factor = await findFactor(tx, holder.owner)
    if (!factor) throw refuse('second_factor_off')
    await holder.notifyChange(tx, 'new codes')
    return issueRecoveryCodes(tx, ctx.secret, factor.id)
  })
