import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { findTimeStep } from './appCodes.ts'
import type { FactorHolder } from './owner.ts'
import { issueRecoveryCodes, normalizeCode } from './recoveryCodes.ts'
import { confirmFactor, lockFactor } from './secondFactor.store.ts'
import { limitAttempts } from './tries.ts'

/**
 * Switches the second factor on with a code that shows that the app has the secret. Logins that are open stay.
 * @returns the recovery codes, which are told this once
 * @throws DomainError second_factor_off when none was begun, second_factor_on, second_factor_wrong,
 * login_blocked (params.minutes)
 */
export const confirmSecondFactor = (
  ctx: Ctx,
  holder: FactorHolder,
  { code }: { readonly code: string },
): Promise<string[]> =>
  limitAttempts(ctx, holder.owner.id, () =>
    ctx.db.transaction(async (tx) => {
      const now = ctx.clock.now()
      const factor = await lockFactor(tx, holder.owner)
      if (!factor) throw refuse('second_factor_off')
      if (factor.confirmed) throw refuse('second_factor_on')
      const step = findTimeStep(ctx.secret, factor.secretSealed, normalizeCode(code), now)
      if (step === undefined) throw refuse('second_factor_wrong', { field: 'code' })
      await confirmFactor(tx, factor.id, step, now)
      await holder.notifyChange(tx, 'on')
      return issueRecoveryCodes(tx, ctx.secret, factor.id)
    }),
  )
