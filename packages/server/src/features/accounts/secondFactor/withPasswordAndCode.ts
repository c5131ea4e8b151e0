import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { verifyPassword } from '../../members/index.ts'
import type { FactorHolder } from './factorHolder.ts'
import { limitAttempts } from './limitAttempts.ts'
import { requireSecondFactor } from './verifyCode.ts'

export interface PasswordAndCode {
  readonly password: string
  readonly code: string
}

/**
 * Runs an action that requires password and code, in the transaction that uses the code up.
 * @throws DomainError old_password_wrong, second_factor_off, second_factor_required, second_factor_wrong,
 * second_factor_used, login_blocked (params.minutes)
 */
export const withPasswordAndCode = <T>(
  ctx: Ctx,
  holder: FactorHolder,
  { password, code }: PasswordAndCode,
  action: (tx: Db) => Promise<T>,
): Promise<T> =>
  limitAttempts(ctx, holder.owner.id, async () => {
    await requirePassword(holder, password)
    return ctx.db.transaction(async (tx) => {
      if (!(await requireSecondFactor(tx, ctx, { owner: holder.owner, code })))
        throw refuse('second_factor_off')
      return action(tx)
    })
  })

/**
 * Requires the holder's password.
 * @throws DomainError old_password_wrong
 */
export async function requirePassword(
  { passwordHash }: FactorHolder,
  password: string,
): Promise<void> {
  if (await verifyPassword(password, passwordHash ?? undefined)) return
  throw refuse('old_password_wrong', { field: 'password' })
}
