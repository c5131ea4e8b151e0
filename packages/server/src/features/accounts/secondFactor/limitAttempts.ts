import type { Ctx } from '../../../platform/http/Ctx.ts'
import { clearLoginAttempts, countLoginAttempt } from '../../../platform/throttle/loginAttempts.ts'
import type { FactorOwner } from './factorHolder.ts'

/** No brand has this id, so codes are counted apart from passwords. */
const realm = '@second-factor'

type AttemptContext = Pick<Ctx, 'clock' | 'db' | 'visit'>

/**
 * Limits attempts at a code like those at a password. Counted outside the transaction of the verification, so
 * that its rollback does not undo the count.
 * @throws DomainError login_blocked (params.minutes)
 */
export async function limitAttempts<T>(
  ctx: AttemptContext,
  { id }: FactorOwner,
  attempt: () => Promise<T>,
): Promise<T> {
  const tried = { realm, email: id, address: ctx.visit.address }
  await countLoginAttempt(ctx, tried)
  const result = await attempt()
  await clearLoginAttempts(ctx, tried)
  return result
}

/**
 * The same for a code that may come with a password or a mailed link; without a code nothing is counted. Codes count
 * by account, whichever way they come, so that another link allows no more attempts.
 */
export function limitCodeAttempts<T>(
  ctx: AttemptContext,
  { owner, code }: { readonly owner: FactorOwner; readonly code: string | undefined },
  attempt: () => Promise<T>,
): Promise<T> {
  return code ? limitAttempts(ctx, owner, attempt) : attempt()
}
