import type { Ctx } from '../../../platform/http/Ctx.ts'
import type { FactorHolder } from './owner.ts'
import { deleteFactor } from './secondFactor.store.ts'
import { type PasswordAndCode, withPasswordAndCode } from './withProof.ts'

/** Switches the second factor off, and its recovery codes with it. Throws as {@link withPasswordAndCode} does. */
export const endSecondFactor = (
  ctx: Ctx,
  holder: FactorHolder,
  proof: PasswordAndCode,
): Promise<void> =>
  withPasswordAndCode(ctx, holder, proof, async (tx) => {
    await deleteFactor(tx, holder.owner)
    await holder.notifyChange(tx, 'off')
  })
