import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { createTotpSecret } from './appCodes.ts'
import { requirePassword } from './checkHolder.ts'
import type { FactorHolder } from './owner.ts'
import { savePendingFactor } from './secondFactor.store.ts'
import { limitAttempts } from './tries.ts'

/**
 * Makes a secret for the app, which is told this once; an earlier one that was not confirmed ends.
 * @throws DomainError old_password_wrong, second_factor_on, login_blocked (params.minutes)
 */
export const beginSecondFactor = (
  ctx: Ctx,
  holder: FactorHolder,
  { password }: { readonly password: string },
): Promise<{ uri: string; secret: string }> =>
  limitAttempts(ctx, holder.owner.id, async () => {
    await requirePassword(holder, password)
    const { sealed, shown: told } = createTotpSecret(ctx.secret, holder)
    const begun = { id: newId(), secretSealed: sealed, begun: ctx.clock.now() }
    if (!(await savePendingFactor(ctx.db, holder.owner, begun))) throw refuse('second_factor_on')
    return told
  })
