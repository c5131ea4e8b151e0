import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import type { Holder } from './owner.ts'
import { giveCodes } from './recoveryCodes.ts'
import { findFactor } from './secondFactor.store.ts'
import { type Proof, withProof } from './withProof.ts'

/**
 * Gives new recovery codes; the earlier ones end. Throws as {@link withProof} does.
 * @returns the codes, which are told this once
 */
export const renewRecoveryCodes = (ctx: Ctx, holder: Holder, proof: Proof): Promise<string[]> =>
  withProof(ctx, holder, proof, async (tx) => {
    const factor = await findFactor(tx, holder.owner)
    if (!factor) throw refuse('second_factor_off')
    await holder.noted(tx, 'new codes')
    return giveCodes(tx, ctx.secret, factor.id)
  })
