import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { newSecret } from './appCodes.ts'
import { checkHolder } from './checkHolder.ts'
import type { Holder } from './owner.ts'
import { writeBegun } from './secondFactor.store.ts'
import { countingTries } from './tries.ts'

/**
 * Makes a secret for the app, which is told this once; an earlier one that was not confirmed ends.
 * @throws DomainError old_password_wrong, second_factor_on, login_blocked (params.minutes)
 */
export const beginSecondFactor = (
  ctx: Ctx,
  holder: Holder,
  { password }: { readonly password: string },
): Promise<{ uri: string; secret: string }> =>
  countingTries(ctx, holder.owner.id, async () => {
    await checkHolder(holder, password)
    const { sealed, told } = newSecret(ctx.secret, holder)
    const begun = { id: newId(), secretSealed: sealed, begun: ctx.clock.now() }
    if (!(await writeBegun(ctx.db, holder.owner, begun))) throw refuse('second_factor_on')
    return told
  })
