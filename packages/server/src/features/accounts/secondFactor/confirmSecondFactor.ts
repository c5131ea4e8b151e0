import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { stepOf } from './appCodes.ts'
import type { Holder } from './owner.ts'
import { bareCode, giveCodes } from './recoveryCodes.ts'
import { confirmFactor, lockFactor } from './secondFactor.store.ts'
import { countingTries } from './tries.ts'

/**
 * Switches the second factor on with a code that shows that the app has the secret. Logins that are open stay.
 * @returns the recovery codes, which are told this once
 * @throws DomainError second_factor_off when none was begun, second_factor_on, second_factor_wrong,
 * login_blocked (params.minutes)
 */
export const confirmSecondFactor = (
  ctx: Ctx,
  holder: Holder,
  { code }: { readonly code: string },
): Promise<string[]> =>
  countingTries(ctx, holder.owner.id, () =>
    ctx.db.transaction(async (tx) => {
      const now = ctx.clock.now()
      const factor = await lockFactor(tx, holder.owner)
      if (!factor) throw refuse('second_factor_off')
      if (factor.confirmed) throw refuse('second_factor_on')
      const step = stepOf(ctx.secret, factor.secretSealed, bareCode(code), now)
      if (step === undefined) throw refuse('second_factor_wrong', { field: 'code' })
      await confirmFactor(tx, factor.id, step, now)
      await holder.noted(tx, 'on')
      return giveCodes(tx, ctx.secret, factor.id)
    }),
  )
