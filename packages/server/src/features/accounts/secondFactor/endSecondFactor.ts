import type { Ctx } from '../../../platform/http/Ctx.ts'
import type { Holder } from './owner.ts'
import { dropFactor } from './secondFactor.store.ts'
import { type Proof, withProof } from './withProof.ts'

/** Switches the second factor off, and its recovery codes with it. Throws as {@link withProof} does. */
export const endSecondFactor = (ctx: Ctx, holder: Holder, proof: Proof): Promise<void> =>
  withProof(ctx, holder, proof, async (tx) => {
    await dropFactor(tx, holder.owner)
    await holder.noted(tx, 'off')
  })
