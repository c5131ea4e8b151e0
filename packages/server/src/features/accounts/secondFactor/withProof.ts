import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { checkHolder } from './checkHolder.ts'
import type { Holder } from './owner.ts'
import { proveSecondFactor } from './proveSecondFactor.ts'
import { countingTries } from './tries.ts'

export interface Proof {
  readonly password: string
  readonly code: string
}

/**
 * Does what password and code together allow, in the transaction that uses the code up.
 * @throws DomainError old_password_wrong, second_factor_off, second_factor_required, second_factor_wrong,
 * second_factor_used, login_blocked (params.minutes)
 */
export const withProof = <T>(
  ctx: Ctx,
  holder: Holder,
  { password, code }: Proof,
  deed: (tx: Db) => Promise<T>,
): Promise<T> =>
  countingTries(ctx, holder.owner.id, async () => {
    await checkHolder(holder, password)
    return ctx.db.transaction(async (tx) => {
      if (!(await proveSecondFactor(tx, ctx, holder.owner, code))) throw refuse('second_factor_off')
      return deed(tx)
    })
  })
